export type { TransferResource } from '../../../../services/partners/wire/transfer.contract.js';

export const STATES = ['requested', 'done', 'failed'].map((id) => ({ id, name: `partners.states.${id}` }));
export const STATE_COLOURS = { requested: 'warning', done: 'success', failed: 'info' } as const;
