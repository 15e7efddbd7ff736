/** Languages that the user reads, the best first; none where the browser does not say, or there is none. */
export const browserLanguages = (): readonly string[] => globalThis.navigator?.languages ?? [];
