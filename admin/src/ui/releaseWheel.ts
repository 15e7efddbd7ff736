/**
 * Stops the mouse wheel from changing a focused number: the page scrolls instead. A browser steps a number only while it
 * has the focus, so the focus leaves it for the length of the event.
 *
 * @returns a function that removes the listener
 */
export const releaseWheel = (page: Document): (() => void) => {
  const release = ({ target }: WheelEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target !== page.activeElement) return;
    target.blur();
    requestAnimationFrame(() => target.focus({ preventScroll: true }));
  };
  page.addEventListener('wheel', release, { capture: true, passive: true });
  return () => page.removeEventListener('wheel', release, { capture: true });
};
