import { keptValues } from '../../../services/platform/clients/kept-values.shared.js';

/** Outlives the visit. Where the browser keeps nothing, it lasts until the page is left. */
export const deviceStorage = keptValues(() => window.localStorage);

/** Outlives a reload, and belongs to one tab. */
export const tabStorage = keptValues(() => window.sessionStorage);

/** Returns the names of what the browser keeps; none where it keeps nothing. */
export const listStoredNames = (): string[] => {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
};
