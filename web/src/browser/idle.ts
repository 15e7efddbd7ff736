/** Calls `work` when the browser has nothing else to do, or soon where it does not say so. */
export const whenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work);
};
