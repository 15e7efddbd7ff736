/** The client's modules of words look at the browser they run in; here, outside of one, they find this. */
const empty = { getItem: () => null };
Object.assign(globalThis, {
  localStorage: empty,
  sessionStorage: empty,
  location: { search: '' },
  document: { documentElement: {} },
});
