type Ended = () => void;

/** Calls `listener` whenever an element's size may have changed. A browser without observers tells of its window alone. */
export const observeSize = (element: Element, listener: () => void): Ended => {
  if (typeof ResizeObserver === 'undefined') {
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  return () => observer.disconnect();
};

/** Tells `listener` when an element comes into view or leaves it. A browser without observers counts it as in view. */
export const observeInView = (element: Element, listener: (isInView: boolean) => void): Ended => {
  if (typeof IntersectionObserver === 'undefined') {
    listener(true);
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => listener(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
};
