import type { Currency } from '../../kernel/money.js';
import { SharedWork } from '../../platform/concurrency/event-loop.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { PaidFrom } from '../../points/index.js';
import { type CardOutcome, type DrawState, drawStreamOf, listUndecidedCards } from '../streams/draw.state.js';
import { UNDECIDED_CARDS } from '../streams/undecided-cards.js';

interface DrawRow {
  [column: string]: unknown;
  draw_id: string;
  member_id: string;
  pack_id: string;
  version: number;
  currency: Currency;
  prizes: number[];
  paid_from: PaidFrom[];
  due_at: Date;
  outcomes: string;
}

const LETTERS: Record<CardOutcome, string> = {
  undecided: 'u',
  shipped: 's',
  converted: 'c',
  exchanged: 'x',
  forfeited: 'f',
};
const OUTCOMES = new Map(Object.entries(LETTERS).map(([outcome, letter]) => [letter, outcome as CardOutcome]));

export const outcomesOf = (letters: string): CardOutcome[] => [...letters].map((letter) => OUTCOMES.get(letter)!);

const LOAD = `select draw_id, member_id, pack_id, version, currency, prizes, paid_from, due_at, outcomes
  from draws.draws where draw_id = any($1::uuid[]) and ($2::uuid is null or member_id = $2)`;
const SAVE = `update draws.draws d set version = u.version, outcomes = u.outcomes, undecided = u.undecided
  from unnest($1::uuid[], $2::int[], $3::text[], $4::int[]) u (draw_id, version, outcomes, undecided)
  where d.draw_id = u.draw_id`;

/** Number of cards whose rows are parsed in one turn of the event loop. */
const CARDS_OF_A_TURN = 6000;

/** Loads draws in this transaction. If a member is passed, loads only theirs. */
export const loadDraws = async (
  tx: StoreTransaction,
  drawIds: readonly string[],
  memberId: string | null,
): Promise<DrawState[]> => {
  const rows = await tx.read<DrawRow>('draws-load-draws', LOAD, [drawIds, memberId]);
  const work = new SharedWork(CARDS_OF_A_TURN);
  const draws: DrawState[] = [];
  for (const row of rows) {
    draws.push({
      drawId: row.draw_id,
      memberId: row.member_id,
      packId: row.pack_id,
      version: row.version,
      currency: row.currency,
      prizeIndexes: row.prizes,
      paidFrom: row.paid_from,
      dueAt: row.due_at,
      outcomes: outcomesOf(row.outcomes),
    });
    await work.record(row.prizes.length);
  }
  return draws;
};

/** Saves draws after a decision. The deadline ends when nothing is undecided. */
export const saveDraws = (tx: StoreTransaction, draws: readonly DrawState[]): void => {
  const undecided = draws.map((draw) => listUndecidedCards(draw).length);
  tx.write('draws-save-draws', SAVE, [
    draws.map((draw) => draw.drawId),
    draws.map((draw) => draw.version),
    draws.map((draw) => draw.outcomes.map((outcome) => LETTERS[outcome]).join('')),
    undecided,
  ]);
  tx.clearDeadline(
    ...draws
      .filter((_, i) => undecided[i] === 0)
      .map((draw) => ({ kind: UNDECIDED_CARDS, streamId: drawStreamOf(draw.drawId), ref: '' })),
  );
};
