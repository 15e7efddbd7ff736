import { type Refusal } from '../../kernel/decision.js';
import type { Currency } from '../../kernel/money.js';
import { type EntryWithCorrections, hasWayBack, leftToMakeGood, takenBy } from '../streams/corrections.js';

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
