/** Focuses an element that has just appeared, so that keyboard users continue there. */
export const setFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
