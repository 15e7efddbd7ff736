import { type Yen, yen } from '../../kernel/money.js';
import type { TokyoMonth } from '../../kernel/time.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** The progress of a month's rank changes: all members up to this one are done. */
export interface TurnCheckpoint {
  readonly month: TokyoMonth;
  readonly memberId: string;
}

const CHECKPOINT = 'select month, member_id as "memberId" from ranks.turn';
const NOTE = `insert into ranks.turn (month, member_id) values ($1, $2)
  on conflict (one) do update set (month, member_id) = (excluded.month, excluded.member_id)`;
const ofMonth = (table: string, month: string): string =>
  `(select member_id from ranks.${table} where month = ${month} and member_id > $3 order by member_id limit $4)`;
const COMING = `select distinct member_id as "memberId" from (
    ${ofMonth('paid_months', '$1')} union all ${ofMonth('paid_months', '$2')}
    union all ${ofMonth('kept', '$1')} union all ${ofMonth('kept', '$5')}) m
  order by 1 limit $4`;
const PAID = `select member_id as "memberId", month, yen as amount from ranks.paid_months
  where member_id = any($1::uuid[]) and month >= $2`;
const KEPT = `select member_id as "memberId", month, rank_id as "rankId" from ranks.kept
  where member_id = any($1::uuid[]) and month >= $2`;

type Row<Columns> = Columns & Record<string, unknown>;
type ByMonth<Value> = Map<TokyoMonth, Value>;

/** Loads the progress; null before the first month. */
export const loadTurn = async (tx: StoreTransaction): Promise<TurnCheckpoint | null> =>
  (await tx.read<Row<TurnCheckpoint>>('ranks-turn', CHECKPOINT, []))[0] ?? null;

export const saveTurn = (tx: StoreTransaction, { month, memberId }: TurnCheckpoint): void =>
  tx.write('ranks-note-turn', NOTE, [month, memberId]);

/**
 * Finds members whose rank may change, after one of them, ordered by id. They paid in one of the two months before, or kept a
 * rank for this month or the last.
 */
export const findTurningMembers = async (
  tx: StoreTransaction,
  [month, last, before]: readonly [month: TokyoMonth, last: TokyoMonth, before: TokyoMonth],
  after: string,
  max: number,
): Promise<string[]> => {
  const rows = await tx.read<Row<{ memberId: string }>>('ranks-turning', COMING, [last, before, after, max, month]);
  return rows.map(({ memberId }) => memberId);
};

/** Loads the data that decides the ranks of some members, from a month on. */
export const loadRankFacts = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
  since: TokyoMonth,
): Promise<ReadonlyMap<string, { readonly paid: ByMonth<Yen>; readonly kept: ByMonth<string> }>> => {
  const facts = new Map(memberIds.map((id) => [id, { paid: new Map(), kept: new Map() }]));
  const paid = await tx.read<Row<{ memberId: string; month: TokyoMonth; amount: number }>>('ranks-turn-paid', PAID, [
    memberIds,
    since,
  ]);
  for (const { memberId, month, amount } of paid) facts.get(memberId)!.paid.set(month, yen(amount));
  const kept = await tx.read<Row<{ memberId: string; month: TokyoMonth; rankId: string }>>('ranks-turn-kept', KEPT, [
    memberIds,
    since,
  ]);
  for (const { memberId, month, rankId } of kept) facts.get(memberId)!.kept.set(month, rankId);
  return facts;
};
