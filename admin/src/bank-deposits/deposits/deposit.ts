import type {
  DepositHappening,
  DepositResource,
  DepositSuggestion,
} from '../../../../services/bank-deposits/wire/deposit.contract.js';

export type { DepositHappening, DepositResource, DepositSuggestion };

/** The colours of the states. A held deposit waits for an operator's decision. */
export const STATE_COLOURS = { held: 'warning', matched: 'success', reversed: 'error' } as const;

/** Returns true if the shop holds money of the deposit. */
export const isHeld = ({ status, held_yen }: DepositResource): boolean => status === 'held' && held_yen > 0;
