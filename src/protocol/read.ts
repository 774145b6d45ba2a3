/** Tells that a value does not fit. */
export const MISFIT = Symbol();

/** Reads a value from outside: gives it, without what was not asked for, or `MISFIT`. */
export type Reader<T> = (value: unknown) => T | typeof MISFIT;

type Test = (value: unknown) => boolean;

/** What a test lets pass, as it is. */
export const when =
  <T>(test: Test): Reader<T> =>
  (value) =>
    test(value) ? (value as T) : MISFIT;

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => Number.isFinite(value);
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const text = when<string>(isText);
export const flag = when<boolean>((value) => typeof value === "boolean");
export const number = when<number>(isNumber);
export const oneOf = <const T extends string>(...words: T[]): Reader<T> => when((value) => words.includes(value as T));

export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value) =>
    value === undefined ? value : read(value);

export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? value : read(value);

export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return MISFIT;
    const items = value.map(read);
    return items.includes(MISFIT) ? MISFIT : (items as T[]);
  };

export type Fields<T> = { [Key in keyof T]-?: Reader<T[Key]> };

/** The first field of an object that does not fit. */
export function misfitOf<T>(value: Record<string, unknown>, fields: Fields<T>): keyof T | undefined {
  return (Object.keys(fields) as (keyof T & string)[]).find((key) => fields[key](value[key]) === MISFIT);
}

/** An object of these fields, and no others. */
export const object =
  <T>(fields: Fields<T>): Reader<T> =>
  (value) => {
    if (!isObject(value)) return MISFIT;
    const found: Record<string, unknown> = {};
    for (const [key, read] of Object.entries<Reader<unknown>>(fields)) {
      const field = read(value[key]);
      if (field === MISFIT) return MISFIT;
      if (key in value) found[key] = field;
    }
    return found as T;
  };
