// For the service worker alone, which is one script and shares no module with pages.

/** The device's own clock: what is kept is as old as the same clock says. */
export const keeperMs = (): number => Date.now();

/** Opens a cache of responses. @returns undefined where the browser keeps nothing */
export const openCache = (name: string): Promise<Cache | undefined> =>
  Promise.resolve()
    .then(() => caches.open(name))
    .catch(() => undefined);

/** Deletes every cache whose name is not among these. */
export const deleteOtherCaches = async (names: readonly string[]): Promise<void> => {
  try {
    for (const name of await caches.keys()) if (!names.includes(name)) await caches.delete(name);
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
};
