const queryOf = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

/** Returns true if a media query matches; false where the browser supports none. */
export const isMediaMatching = (query: string): boolean => queryOf(query)?.matches ?? false;

/** Calls `listener` when a media query starts or stops matching. @returns a function that unsubscribes */
export const watchMedia = (query: string, listener: () => void): (() => void) => {
  const list = queryOf(query);
  list?.addEventListener?.('change', listener);
  return () => list?.removeEventListener?.('change', listener);
};
