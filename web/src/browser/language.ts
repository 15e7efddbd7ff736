/** Returns the user's preferred languages, best first; empty where the browser does not expose them. */
export const getBrowserLanguages = (): readonly string[] => globalThis.navigator?.languages ?? [];
