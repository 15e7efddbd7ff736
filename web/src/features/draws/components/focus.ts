/** Gives the focus to what has just come, so that the keyboard goes on without a search. */
export const setFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
