import { keptValues } from '../../../services/platform/clients/kept-values.shared.js';

export { type KeptValues, keptJson } from '../../../services/platform/clients/kept-values.shared.js';

/** Storage that outlives the visit. Where the browser blocks it, values last until the page is left. */
export const deviceStorage = keptValues(() => window.localStorage);

/** Storage of one tab that survives a reload. */
export const tabStorage = keptValues(() => window.sessionStorage);
