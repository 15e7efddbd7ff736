import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import type { ChainProblem } from '../../ledger/index.js';

/** What was held against the log. */
export type BookCheck =
  | 'wallet'
  | 'box'
  | 'chain'
  | 'entry'
  | 'draw'
  | 'shipment'
  | 'signature'
  | 'public-log'
  | 'rows';

/** One value that is not what the log says it is; null where there is none. */
export interface Difference {
  /** Which value, by the name of its column; of a lot, `lot.<column>`. */
  readonly value: string;
  /** The lot whose value it is. */
  readonly lotId?: string;
  readonly expected: string | number | null;
  readonly found: string | number | null;
}

/** Something that cannot have come about by what the log says. */
export interface Finding {
  readonly check: BookCheck;
  /** What it is about, by the check: a member, a pack, a draw, a shipment, a ledger entry, a number of the log, a table. */
  readonly subject: string;
  /** The member whose own points or cards it is about, who is frozen; null where it is about nobody's, or nobody can tell. */
  readonly memberId: string | null;
  /** The number of the event that it was found at; null where it was found in a row alone. */
  readonly seq: number | null;
  readonly differences: readonly Difference[];
  /** Facts of the log contradict each other: no later check can find agreement. */
  readonly isOfLog?: true;
}

/** A finding as an operator decides on it. */
export interface HeldFinding {
  readonly id: string;
  readonly memberId: string | null;
  readonly isClosed: boolean;
  /** It was there still when the books were looked at the last time. */
  readonly isThere: boolean;
  readonly version: number;
}

/** The books are right again. */
export type FindingClosed = Change<'FindingClosed', { readonly findingId: string }>;

export type CloseFindingRefused = Refusal<'AlreadyClosed' | 'StillThere'>;

/** Something of which rows or facts are of a form that nothing is read from. */
export const unreadable = (check: BookCheck, subject: string, memberId: string | null): Finding => ({
  check,
  subject,
  memberId,
  seq: null,
  differences: [{ value: 'Unreadable', expected: null, found: null }],
});

/** A number of the log that is not as it was, or of which nothing is read. */
export const brokenAt = (
  seq: number,
  problem: ChainProblem | 'ProvenLinkDiffers' | 'LeafDiffers' | 'IdShared' | 'Unreadable',
): Finding => ({
  check: 'chain',
  subject: String(seq),
  memberId: null,
  seq,
  differences: [{ value: problem, expected: null, found: null }],
});

/** A table that has more or fewer rows than the log tells of. */
export const differingRows = (of: {
  readonly name: string;
  readonly expected: number;
  readonly found: number;
}): Finding => ({
  check: 'rows',
  subject: of.name,
  memberId: null,
  seq: null,
  differences: [{ value: 'rows', expected: of.expected, found: of.found }],
});

type Values = Readonly<Record<string, string | number | null>>;

/** The values of a row that are not what they should be. A row that is not there has none. */
export const differencesOf = (expected: Values, found: Values | null, of: Partial<Difference> = {}): Difference[] =>
  Object.entries(expected).flatMap(([name, value]) => {
    const is = found?.[name] ?? null;
    const { value: prefix = '', ...rest } = of;
    return is === value ? [] : [{ ...rest, value: `${prefix}${name}`, expected: value, found: is }];
  });
