import { type Refusal } from '../../kernel/decision.js';
import type { Currency } from '../../kernel/money.js';
import { type EntryWithCorrections, hasWayBack, leftToMakeGood, takenBy } from '../streams/corrections.js';

export type MakeGoodRefused =
  | Refusal<'NothingToMakeGood' | 'TookNothing' | 'HasWayBack' | 'MadeGoodAlready'>
  | (Refusal<'MoreThanTaken'> & {
      /** What may still be given for the entry. */
      readonly left: number;
      readonly unit: Currency;
    });

/**
 * Why a grant may not say that it makes an entry good; null where it may. All that name an entry give no more than it took.
 *
 * @param entry null where the member's wallet has none of this id
 */
export const whyNotMakeGood = (
  entry: EntryWithCorrections | null,
  { amount, unit }: { readonly amount: number; readonly unit: Currency },
): MakeGoodRefused | null => {
  if (!entry) return { code: 'NothingToMakeGood' };
  if (takenBy(entry.event, unit) === 0) return { code: 'TookNothing' };
  if (hasWayBack(entry.event)) return { code: 'HasWayBack' };
  const left = leftToMakeGood(entry, unit);
  if (left === 0) return { code: 'MadeGoodAlready' };
  return amount > left ? { code: 'MoreThanTaken', left, unit } : null;
};
