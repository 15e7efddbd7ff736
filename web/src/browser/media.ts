const queryOf = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

/** Tells whether a media query holds now; false where the browser knows none. */
export const matchesMedia = (query: string): boolean => queryOf(query)?.matches ?? false;

/** Calls `listener` when a media query begins or ceases to hold. @returns ends that */
export const watchMedia = (query: string, listener: () => void): (() => void) => {
  const list = queryOf(query);
  list?.addEventListener?.('change', listener);
  return () => list?.removeEventListener?.('change', listener);
};
