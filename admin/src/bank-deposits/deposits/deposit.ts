import type {
  DepositHappening,
  DepositResource,
  DepositSuggestion,
} from '../../../../services/bank-deposits/wire/deposit.contract.js';

export type { DepositHappening, DepositResource, DepositSuggestion };

/** How a state looks: what is held is for somebody to decide. */
export const STATE_COLOURS = { held: 'warning', matched: 'success', reversed: 'error' } as const;

/** Whether the house holds money of it. */
export const isHeld = ({ status, held_yen }: DepositResource): boolean => status === 'held' && held_yen > 0;
