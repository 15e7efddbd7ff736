import type { Yen } from '../../kernel/money.js';
import type { AwaitedTransfer } from './match-line.js';

/** The fee in yen that a sender's bank may keep of a transfer. */
const MIN_FEE_YEN = 110;
export const MAX_FEE_YEN = 880;
const MAX_SUGGESTED = 5;

/** The reasons for a suggestion. */
export type MatchReason = 'number' | 'name' | 'similar-name' | 'amount' | 'fee' | 'confirmed-by-hand';

const WEIGHTS: Readonly<Record<MatchReason, number>> = {
  number: 8,
  name: 6,
  'confirmed-by-hand': 4,
  amount: 4,
  'similar-name': 3,
  fee: 2,
};

/** A held deposit without a payment. */
export interface Searching {
  readonly number: string | null;
  /** '' if the name was erased. */
  readonly key: string;
  readonly heldYen: Yen;
}

export interface Suggestion<Candidate extends AwaitedTransfer = AwaitedTransfer> {
  readonly transfer: Candidate;
  /** The strongest reason comes first. */
  readonly reasons: readonly MatchReason[];
  readonly shortYen: number;
}

/** Computes the number of changed, added or removed letters between two texts (Levenshtein). */
export const editDistance = (one: string, other: string): number => {
  let before = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++)
      row[j] = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1));
    before = row;
  }
  return before[other.length]!;
};

/** A third of the letters may differ, such as another name in a family or a typing error. */
const isSimilar = (one: string, other: string): boolean =>
  one !== '' && other !== '' && editDistance(one, other) <= Math.floor(Math.max(one.length, other.length) / 3);

const reasonsFor = ({ number, key, heldYen }: Searching, transfer: AwaitedTransfer): MatchReason[] => {
  const short = transfer.yen - heldYen;
  const says: readonly (readonly [MatchReason, boolean])[] = [
    ['number', number !== null && transfer.number === number],
    ['name', key !== '' && transfer.key === key],
    ['confirmed-by-hand', transfer.isByHand && short === 0],
    ['amount', short === 0],
    ['similar-name', transfer.key !== key && isSimilar(key, transfer.key ?? '')],
    ['fee', short >= MIN_FEE_YEN && short <= MAX_FEE_YEN],
  ];
  return says.filter(([, isSo]) => isSo).map(([reason]) => reason);
};

const weightOf = (reasons: readonly MatchReason[]): number => reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);

/** Suggests payments for a held deposit, the most likely first, with reasons. An operator decides. */
export const suggestPayments = <Candidate extends AwaitedTransfer>(
  deposit: Searching,
  transfers: readonly Candidate[],
): readonly Suggestion<Candidate>[] =>
  transfers
    .filter((one) => one.status !== 'paid' || one.isByHand)
    .filter((one) => one.yen - deposit.heldYen <= MAX_FEE_YEN)
    .map((transfer) => {
      const shortYen = Math.max(0, transfer.yen - deposit.heldYen);
      return { transfer, reasons: reasonsFor(deposit, transfer), shortYen };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (one, other) =>
        weightOf(other.reasons) - weightOf(one.reasons) ||
        (one.transfer.requestedOn < other.transfer.requestedOn ? 1 : -1),
    )
    .slice(0, MAX_SUGGESTED);
