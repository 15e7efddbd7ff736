/** Jest's functions for the spec file that runs; compiled specs import them from here instead of `@jest/globals`. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** Hands the next spec file its functions. Imports see them at once, as bindings of modules are live. */
export const provideGlobals = (globals) => {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
};
