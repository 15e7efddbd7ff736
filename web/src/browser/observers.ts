type Ended = () => void;

/** Calls `listener` whenever an element's size may have changed. Browsers without observers report only resized windows. */
export const observeSize = (element: Element, listener: () => void): Ended => {
  if (typeof ResizeObserver === 'undefined') {
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  return () => observer.disconnect();
};

/** Calls `listener` when an element enters or leaves the view. Browsers without observers report it as in view. */
export const observeInView = (element: Element, listener: (isInView: boolean) => void): Ended => {
  if (typeof IntersectionObserver === 'undefined') {
    listener(true);
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => listener(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
};
