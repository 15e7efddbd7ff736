import type { StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { knownAmong, matchDeskOf } from '../rows/match-desk.rows.js';
import { settlementIdOf, settlementLock } from '../rows/settlements.rows.js';
import { depositStreamOf } from '../streams/deposit.state.js';
import type { IncomingLine } from '../streams/incoming-lines.js';
import { eventsOfEarlier } from '../streams/match-events.js';
import { afterMatch, type Earlier, type LineMatch, type MatchDesk, matchLine } from '../streams/match-line.js';
import { paymentStreamOf } from '../streams/payment.state.js';

export interface MatchedLine {
  readonly line: IncomingLine;
  readonly match: LineMatch;
}

/** What becomes of the first lines of a piece. */
export interface DepositPlan {
  /** Lines that it is about, of those that were given. */
  readonly done: number;
  /** Of them, those that the shop has already. */
  readonly known: number;
  readonly matched: readonly MatchedLine[];
  /** What must be locked to carry it out. */
  readonly locks: readonly string[];
}

const locksOf = ({ match }: MatchedLine): string[] => {
  const earlier = eventsOfEarlier(match).map(([depositId]) => depositStreamOf(depositId));
  if (match.kind === 'payout') return match.days.map((day) => settlementLock(settlementIdOf(day)));
  if (match.kind !== 'credit' && match.kind !== 'known') return earlier;
  const { paymentId, memberId } = match.transfer;
  return [paymentStreamOf(paymentId), walletStreamOf(memberId), ...earlier];
};

const planOf = (
  lines: readonly IncomingLine[],
  known: ReadonlySet<string>,
  first: MatchDesk,
  isWhole: boolean,
): DepositPlan & { readonly desk: MatchDesk } => {
  const matched: MatchedLine[] = [];
  const members = new Set<string>();
  let desk = first;
  let done = 0;
  for (const line of lines) {
    if (!known.has(line.identity.toString('hex'))) {
      const match = matchLine(line, desk);
      if (match.kind === 'credit') {
        // A wallet is credited once in a commit.
        if (!isWhole && members.has(match.transfer.memberId)) break;
        members.add(match.transfer.memberId);
      }
      matched.push({ line, match });
      desk = afterMatch(desk, line, match);
    }
    done += 1;
  }
  return { done, known: done - matched.length, matched, locks: matched.flatMap(locksOf), desk };
};

const isFresh = (line: IncomingLine, known: ReadonlySet<string>): boolean => !known.has(line.identity.toString('hex'));

/** What becomes of these lines now. */
export const planPiece = async (tx: StoreTransaction, lines: readonly IncomingLine[]): Promise<DepositPlan> => {
  const known = await knownAmong(
    tx,
    lines.map(({ identity }) => identity),
  );
  const desk = await matchDeskOf(
    tx,
    lines.filter((line) => isFresh(line, known)),
  );
  return planOf(lines, known, desk, false);
};

/** What would become of the lines of a whole file, piece by piece, with nothing written between them. */
export class DepositPreview {
  private readonly paid = new Set<string>();
  private readonly changed = new Map<string, Earlier>();
  private readonly paidOut = new Set<string>();

  async next(tx: StoreTransaction, lines: readonly IncomingLine[]): Promise<DepositPlan> {
    const known = await knownAmong(
      tx,
      lines.map(({ identity }) => identity),
    );
    const fresh = lines.filter((line) => isFresh(line, known));
    const desk = this.overlaid(await matchDeskOf(tx, fresh), fresh);
    const plan = planOf(lines, known, desk, true);
    for (const { status, paymentId } of plan.desk.transfers) if (status === 'paid') this.paid.add(paymentId);
    for (const one of plan.desk.earlier) this.changed.set(one.depositId, one);
    for (const { match } of plan.matched)
      if (match.kind === 'payout') for (const day of match.days) this.paidOut.add(settlementIdOf(day));
    return plan;
  }

  /** As it would be after the pieces before. */
  private overlaid({ transfers, earlier, payers, payouts }: MatchDesk, lines: readonly IncomingLine[]): MatchDesk {
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
