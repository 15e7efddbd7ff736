/** Calls `listener` when a picture is the largest contentful paint. Browsers that do not report it never call `listener`. */
export const observePainted = (picture: Element, listener: () => void): void => {
  if (typeof PerformanceObserver === 'undefined') return;
  const isSeen = ({ element }: LargestContentfulPaint) => element === picture;
  new PerformanceObserver((seen) => {
    if ((seen.getEntries() as LargestContentfulPaint[]).some(isSeen)) listener();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};
