/** Replaces browser storage outside of a browser, because the client's message modules read it when they load. */
const empty = { getItem: () => null };
Object.assign(globalThis, {
  localStorage: empty,
  sessionStorage: empty,
  location: { search: '' },
  document: { documentElement: {} },
});
