import { type Refusal } from '../../kernel/decision.js';
import type { Currency } from '../../kernel/money.js';
import { computeLeftToMakeGood, computeLoss, type EntryWithCorrections, hasWayBack } from '../streams/corrections.js';

export type MakeGoodRefused =
  | Refusal<'NothingToMakeGood' | 'TookNothing' | 'HasWayBack' | 'MadeGoodAlready'>
  | (Refusal<'MoreThanTaken'> & {
      /** The amount that grants may still give for the entry. */
      readonly left: number;
      readonly unit: Currency;
    });

/**
 * Returns why a grant may not compensate an entry; null if it may. All grants for an entry give no more than it took.
 *
 * @param entry null if the member's wallet has no entry with this id
 */
export const findMakeGoodRefusal = (
  entry: EntryWithCorrections | null,
  { amount, unit }: { readonly amount: number; readonly unit: Currency },
): MakeGoodRefused | null => {
  if (!entry) return { code: 'NothingToMakeGood' };
  if (computeLoss(entry.event, unit) === 0) return { code: 'TookNothing' };
  if (hasWayBack(entry.event)) return { code: 'HasWayBack' };
  const left = computeLeftToMakeGood(entry, unit);
  if (left === 0) return { code: 'MadeGoodAlready' };
  return amount > left ? { code: 'MoreThanTaken', left, unit } : null;
};
