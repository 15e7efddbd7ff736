/** Calls `work` when the browser is idle, or in the next task where it cannot tell. */
export const runWhenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work);
};
