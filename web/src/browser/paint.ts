/** Calls `listener` when a picture is painted as the largest of the view. Browsers that do not tell never call it. */
export const observePainted = (picture: Element, listener: () => void): void => {
  if (typeof PerformanceObserver === 'undefined') return;
  const isSeen = ({ element }: LargestContentfulPaint) => element === picture;
  new PerformanceObserver((seen) => {
    if ((seen.getEntries() as LargestContentfulPaint[]).some(isSeen)) listener();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};
