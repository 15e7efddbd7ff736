/** Starts a web worker. @returns undefined where the browser has none */
export const openWorker = (open: () => Worker): Worker | undefined => {
  try {
    return open();
  } catch {
    return undefined;
  }
};
