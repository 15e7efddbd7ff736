import { wrapStorage } from '../../../services/platform/clients/safe-storage.shared.js';

export { readStoredJson, type SafeStorage } from '../../../services/platform/clients/safe-storage.shared.js';

/** Storage that outlives the visit. Where the browser blocks it, values last until the page is left. */
export const deviceStorage = wrapStorage(() => window.localStorage);

/** Storage of one tab that survives a reload. */
export const tabStorage = wrapStorage(() => window.sessionStorage);
