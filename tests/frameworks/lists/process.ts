/** React Aria's virtual lists ask for an environment variable, which bundlers for the browser usually put in. */
const root = globalThis as { process?: { env: object } };
root.process ??= { env: {} };
