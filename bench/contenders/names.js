import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { tabbable } from "tabbable";

/* Roles and names as tests read them, over the specification's own list of elements; boxes, visibility and containers not asked for. */
globalThis.__bench.testingLibrary = {
  run() {
    const read = [];
    for (const element of document.querySelectorAll(globalThis.__bench.candidates))
      read.push({
        element,
        role: element.getAttribute("role") ?? getRole(element),
        name: computeAccessibleName(element),
      });
    return read;
  },
};

globalThis.__bench.tabbable = {
  run: () =>
    tabbable(document.body, { getShadowRoot: true }).map((element) => ({
      element,
      name: computeAccessibleName(element),
    })),
};
