import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import type { ChainProblem } from '../../ledger/index.js';

/** The kinds of data-integrity checks. */
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

/** One value that differs from the log; null for a missing value. */
export interface Difference {
  /** The name of the column; for a lot, `lot.<column>`. */
  readonly value: string;
  /** The lot with this value. */
  readonly lotId?: string;
  readonly expected: string | number | null;
  readonly found: string | number | null;
}

/** A state that the log does not explain. */
export interface Finding {
  readonly check: BookCheck;
  /** The subject of the check: a member, pack, draw, shipment, ledger entry, number of the log, or table. */
  readonly subject: string;
  /** The owner of these points or cards, who is frozen. Null if nobody owns them or the owner is unknown. */
  readonly memberId: string | null;
  /** The number of the event; null if only a row differs. */
  readonly seq: number | null;
  readonly differences: readonly Difference[];
  /** Present if events of the log contradict each other, so that no later check can agree. */
  readonly isOfLog?: true;
}

/** A finding on which an operator decides. */
export interface HeldFinding {
  readonly id: string;
  readonly memberId: string | null;
  readonly isClosed: boolean;
  /** True if the last check still found the difference. */
  readonly isThere: boolean;
  readonly version: number;
}

/** A finding was closed after a repair. */
export type FindingClosed = Change<'FindingClosed', { readonly findingId: string }>;

export type CloseFindingRefused = Refusal<'AlreadyClosed' | 'StillThere'>;

/** Builds the finding for unreadable rows or events. */
export const buildUnreadable = (check: BookCheck, subject: string, memberId: string | null): Finding => ({
  check,
  subject,
  memberId,
  seq: null,
  differences: [{ value: 'Unreadable', expected: null, found: null }],
});

/** Builds the finding for a changed or unreadable number of the log. */
export const buildBrokenLink = (
  seq: number,
  problem: ChainProblem | 'ProvenLinkDiffers' | 'LeafDiffers' | 'IdShared' | 'Unreadable',
): Finding => ({
  check: 'chain',
  subject: String(seq),
  memberId: null,
  seq,
  differences: [{ value: problem, expected: null, found: null }],
});

/** Builds the finding for a table with more or fewer rows than the log implies. */
export const buildDifferingRows = (of: {
  readonly name: string;
  readonly expected: number;
  readonly actual: number;
}): Finding => ({
  check: 'rows',
  subject: of.name,
  memberId: null,
  seq: null,
  differences: [{ value: 'rows', expected: of.expected, found: of.actual }],
});

type Values = Readonly<Record<string, string | number | null>>;

/** Returns the differing values of a row. A missing row has none. */
export const differencesOf = (expected: Values, actual: Values | null, of: Partial<Difference> = {}): Difference[] =>
  Object.entries(expected).flatMap(([name, value]) => {
    const is = actual?.[name] ?? null;
    const { value: prefix = '', ...rest } = of;
    return is === value ? [] : [{ ...rest, value: `${prefix}${name}`, expected: value, found: is }];
  });
