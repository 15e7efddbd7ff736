import { paymentStreamOf } from '../../payments/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { settlementIdOf, settlementLock } from '../../settlements/index.js';
import { findAkinDeposits, findEqualDeposits, loadMatchContext } from '../rows/match-context.rows.js';
import { depositStreamOf } from '../streams/deposit.state.js';
import { type IncomingLine, identityOf } from '../streams/incoming-lines.js';
import { buildEarlierEvents } from '../streams/match-events.js';
import {
  applyMatch,
  DOUBTFUL,
  type Earlier,
  type LineMatch,
  type MatchContext,
  matchLine,
} from '../streams/match-line.js';
import { decideAkinLine, decideKnownLine, type KnownDeposit, mayHaveBalance } from '../streams/recognise-line.js';

export interface MatchedLine {
  readonly line: IncomingLine & { readonly identity: Buffer };
  readonly match: LineMatch;
}

/** The plan for the first lines of a batch. */
export interface DepositPlan {
  /** The number of lines that the plan covers. */
  readonly done: number;
  /** The lines that the shop already has. */
  readonly known: readonly IncomingLine[];
  readonly matched: readonly MatchedLine[];
  /** The locks that the plan requires. */
  readonly locks: readonly string[];
}

const locksOf = ({ match }: MatchedLine): string[] => {
  const earlier = buildEarlierEvents(match).map(([depositId]) => depositStreamOf(depositId));
  if (match.kind === 'payout') return match.days.map((day) => settlementLock(settlementIdOf(day)));
  if (match.kind !== 'credit' && match.kind !== 'known') return earlier;
  const { paymentId, memberId } = match.transfer;
  return [paymentStreamOf(paymentId), walletStreamOf(memberId), ...earlier];
};

/** A new line, with its position among equal lines. */
interface FreshLine {
  readonly line: IncomingLine & { readonly identity: Buffer };
  readonly isDoubtful: boolean;
}

/** The planned import of each line before matching. */
type Recognition = readonly (FreshLine | { readonly known: IncomingLine })[];

/** Earlier deposits that resemble the lines of a file. */
interface Likenesses {
  /** Deposits with equal content, by content; new ones are added. */
  readonly like: Map<string, KnownDeposit[]>;
  /** Deposits with equal content in another notation. */
  readonly akin: (line: IncomingLine) => readonly KnownDeposit[];
}

/** Decides which lines of a file the shop already has. */
const recognise = (
  lines: readonly IncomingLine[],
  { like, akin }: Likenesses,
  overlaps: (line: IncomingLine) => boolean,
): Recognition =>
  lines.map((line) => {
    const { said, balance, enquiry } = line;
    const deposits = like.get(said) ?? [];
    const recognised = decideKnownLine({ ...line, isNumbered: enquiry !== '' }, deposits, overlaps(line));
    const is = recognised.is === 'new' ? decideAkinLine(line, akin(line)) : recognised.is;
    if (recognised.is === 'known' || is === 'known') return { known: line };
    like.set(said, [...deposits, { nth: recognised.nth, balance, isOfSameFile: true }]);
    return { line: { ...line, identity: identityOf(said, recognised.nth) }, isDoubtful: is === 'doubtful' };
  });

const freshOf = (recognition: Recognition): readonly IncomingLine[] =>
  recognition.flatMap((one) => ('known' in one ? [] : one.line));

const planOf = (
  recognition: Recognition,
  first: MatchContext,
  isWhole: boolean,
): DepositPlan & { readonly context: MatchContext } => {
  const matched: MatchedLine[] = [];
  const known: IncomingLine[] = [];
  const members = new Set<string>();
  let context = first;
  let done = 0;
  for (const one of recognition) {
    if ('known' in one) known.push(one.known);
    else {
      const { line, isDoubtful } = one;
      const match = isDoubtful ? DOUBTFUL : matchLine(line, context);
      if (match.kind === 'credit') {
        // A commit credits each wallet only once.
        if (!isWhole && members.has(match.transfer.memberId)) break;
        members.add(match.transfer.memberId);
      }
      matched.push({ line, match });
      context = applyMatch(context, line, match);
    }
    done += 1;
  }
  return { done, known, matched, locks: matched.flatMap(locksOf), context: context };
};

/** A file, as far as other files contain its lines. */
export interface FileInPlan {
  /** Null before its first line is imported. */
  readonly fileId: string | null;
  /** Returns true if the file has another line of this day or earlier that the shop has from another file. */
  readonly overlaps: (line: IncomingLine) => boolean;
}

/** The number of lines in one query. */
const ASKED_AT_ONCE = 500;

/** Computes how far a file overlaps earlier ones. */
export const overlapOf = async (
  tx: StoreTransaction,
  lines: readonly IncomingLine[],
  fileId: string | null,
): Promise<FileInPlan['overlaps']> => {
  // The list is ordered by day. Of two different lines, at least one differs from the line in question.
  const known: IncomingLine[] = [];
  const byDay = [...lines].sort((one, other) => (one.bookedOn < other.bookedOn ? -1 : 1));
  for (let at = 0; at < byDay.length && known.length < 2; at += ASKED_AT_ONCE) {
    const batch = byDay.slice(at, at + ASKED_AT_ONCE);
    const like = await findEqualDeposits(tx, batch, fileId);
    for (const line of batch) {
      const isThere =
        like.get(line.said)?.some((one) => !one.isOfSameFile && mayHaveBalance(one, line.balance)) ?? false;
      if (isThere && known.length < 2 && known[0]?.said !== line.said) known.push(line);
    }
  }
  return ({ said, bookedOn }) => known.some((one) => one.said !== said && one.bookedOn <= bookedOn);
};

/** Plans the import of the next lines. */
export const planPiece = async (
  tx: StoreTransaction,
  lines: readonly IncomingLine[],
  { fileId, overlaps }: FileInPlan,
): Promise<DepositPlan> => {
  const like = await findEqualDeposits(tx, lines, fileId);
  const akin = await findAkinDeposits(tx, lines, fileId);
  const recognition = recognise(lines, { like, akin }, overlaps);
  return planOf(recognition, await loadMatchContext(tx, freshOf(recognition)), false);
};

/** Previews a whole file batch by batch, without writing. */
export class DepositPreview {
  private readonly paid = new Set<string>();
  private readonly changed = new Map<string, Earlier>();
  private readonly paidOut = new Set<string>();
  /** The deposits that earlier batches would add, by their contents. */
  private readonly planned = new Map<string, KnownDeposit[]>();

  /** @param overlaps as returned by `overlapOf` */
  constructor(private readonly overlaps: FileInPlan['overlaps']) {}

  async next(tx: StoreTransaction, lines: readonly IncomingLine[]): Promise<DepositPlan> {
    const like = await findEqualDeposits(tx, lines, null);
    for (const { said } of lines) {
      const planned = this.planned.get(said);
      if (planned) like.set(said, [...new Set([...(like.get(said) ?? []), ...planned])]);
    }
    const recognition = recognise(lines, { like, akin: await findAkinDeposits(tx, lines, null) }, this.overlaps);
    for (const [said, deposits] of like)
      this.planned.set(
        said,
        deposits.filter(({ isOfSameFile }) => isOfSameFile),
      );
    const fresh = freshOf(recognition);
    const context = this.overlaid(await loadMatchContext(tx, fresh), fresh);
    const plan = planOf(recognition, context, true);
    for (const { status, paymentId } of plan.context.transfers) if (status === 'paid') this.paid.add(paymentId);
    for (const one of plan.context.earlier) this.changed.set(one.depositId, one);
    for (const { match } of plan.matched)
      if (match.kind === 'payout') for (const day of match.days) this.paidOut.add(settlementIdOf(day));
    return plan;
  }

  /** Returns the matching context as it would be after the earlier batches. */
  private overlaid(
    { transfers, earlier, payers, payouts }: MatchContext,
    lines: readonly IncomingLine[],
  ): MatchContext {
    const numbers = new Set(lines.map(({ number }) => number));
    const keys = new Set(lines.map(({ key }) => key));
    const there = new Set(earlier.map(({ depositId }) => depositId));
    const before = [...this.changed.values()].filter(
      ({ depositId, number, key }) =>
        !there.has(depositId) && ((number !== null && numbers.has(number)) || keys.has(key)),
    );
    return {
      transfers: transfers.map((one) =>
        this.paid.has(one.paymentId) ? { ...one, status: 'paid' as const, isByHand: false } : one,
      ),
      earlier: [...earlier.map((one) => this.changed.get(one.depositId) ?? one), ...before],
      payers,
      payouts: payouts.filter((day) => !this.paidOut.has(settlementIdOf(day))),
    };
  }
}
