// Used by the service worker only: it is a single script and shares no module with pages.

/** Returns the device's clock, in milliseconds since 1970. Cached responses are timed by the same clock. */
export const getCacheClockMs = (): number => Date.now();

/** Opens a cache of responses. @returns undefined where the browser blocks storage */
export const openCache = (name: string): Promise<Cache | undefined> =>
  Promise.resolve()
    .then(() => caches.open(name))
    .catch(() => undefined);

/** Deletes every cache whose name is not among these. */
export const deleteOtherCaches = async (names: readonly string[]): Promise<void> => {
  try {
    for (const name of await caches.keys()) if (!names.includes(name)) await caches.delete(name);
  } catch {
    // There is nothing to delete if the browser blocks storage.
  }
};
