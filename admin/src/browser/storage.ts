import { keptValues } from '../../../services/platform/clients/kept-values.shared.js';

/** Outlives the visit. Where the browser keeps nothing, it lasts until the page is left. */
export const deviceStorage = keptValues(() => window.localStorage);
