import { wrapStorage } from '../../../services/platform/clients/safe-storage.shared.js';

/** Storage that outlives the visit. If the browser blocks storage, values last until the page is left. */
export const deviceStorage = wrapStorage(() => window.localStorage);

/** Storage of one tab that outlives a reload. */
export const tabStorage = wrapStorage(() => window.sessionStorage);

/** Returns the names of the stored values; none if the browser blocks storage. */
export const listStoredNames = (): string[] => {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
};
