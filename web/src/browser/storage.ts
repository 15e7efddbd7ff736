import { keptValues } from '../../../services/platform/clients/kept-values.shared.js';

export { type KeptValues, keptJson } from '../../../services/platform/clients/kept-values.shared.js';

/** Outlives the visit. Where the browser keeps nothing, it lasts until the page is left. */
export const deviceStorage = keptValues(() => window.localStorage);

/** Outlives a reload, and belongs to one tab. */
export const tabStorage = keptValues(() => window.sessionStorage);
