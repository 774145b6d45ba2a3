export interface ScheduleOptions {
  /** Milliseconds without a request before the run. */
  quietMs: number;
  /** Milliseconds after the first request at which it runs all the same. */
  longestMs: number;
}

export interface Schedule {
  /** Something changed: run when it has been quiet. */
  request(): void;
  /** Forgets what was requested. */
  cancel(): void;
}

/** Debounces `run` with a maximum wait. A request costs no timer call while one is pending, so a page may make thousands. */
export function createSchedule({ quietMs, longestMs }: ScheduleOptions, run: () => void): Schedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = 0;
  let last = 0;

  const wake = () => {
    const wait = Math.min(last + quietMs, first + longestMs) - performance.now();
    if (wait >= 1) {
      timer = setTimeout(wake, wait);
    } else {
      timer = undefined;
      run();
    }
  };

  return {
    request() {
      last = performance.now();
      if (timer !== undefined) return;
      first = last;
      timer = setTimeout(wake, Math.min(quietMs, longestMs));
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
