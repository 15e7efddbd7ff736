import {
  type ComingDeadline,
  type DeadlinePosition,
  loadComingDeadlines,
} from '../../platform/deadlines/coming.rows.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { UNDECIDED_CARDS } from '../streams/undecided-cards.js';

/** The undecided cards of a member. */
export interface CardsDue {
  readonly cards: number;
  /** The earliest deadline among them. */
  readonly first: Date;
}

const CARDS = `select u.member_id as "memberId", sum(d.undecided)::int as cards, min(d.due_at) as first
  from unnest($1::uuid[], $2::timestamptz[]) u (member_id, since)
  join draws.draws d on d.member_id = u.member_id and d.undecided > 0 and d.due_at > u.since and d.due_at <= $3
  group by u.member_id`;

/** Finds draws with undecided cards whose deadline is after a cursor and not after a time, earliest first. */
export const findComingDecisions = (
  tx: StoreTransaction,
  after: DeadlinePosition,
  until: Date,
  most: number,
): Promise<ComingDeadline[]> => loadComingDeadlines(tx, UNDECIDED_CARDS, after, until, most);

/** Counts the undecided cards of members whose deadline is after a time for each member and not after a common one. */
export const loadCardsDue = async (
  tx: StoreTransaction,
  since: ReadonlyMap<string, Date>,
  until: Date,
): Promise<ReadonlyMap<string, CardsDue>> => {
  const values = [[...since.keys()], [...since.values()], until];
  const rows = await tx.read<CardsDue & { memberId: string }>('draws-cards-due', CARDS, values);
  return new Map(rows.map(({ memberId, cards, first }) => [memberId, { cards, first }]));
};
