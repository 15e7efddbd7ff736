/** The client's modules of words look at the browser they run in; here, outside of one, they find this. */
Object.assign(globalThis, { localStorage: { getItem: () => null }, document: { documentElement: {} } });
