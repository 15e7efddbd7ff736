export type { SiteResource } from '../../../../services/partners/wire/site.contract.js';

export const DIRECTIONS = ['in', 'out'].map((id) => ({ id, name: `partners.directions.${id}` }));
export const OPEN_COLOURS = { true: 'success' } as const;
