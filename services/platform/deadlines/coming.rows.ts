import type { StoreTransaction } from '../store/transaction.js';

/** The position of a deadline in the order of time. */
export interface DeadlinePosition {
  readonly dueAt: Date;
  readonly streamId: string;
  readonly ref: string;
}

/** A future deadline with its owner. */
export interface ComingDeadline extends DeadlinePosition {
  readonly owner: string;
}

type Row<Columns> = Columns & Record<string, unknown>;

const COMING = `select stream_id as "streamId", ref, owner, due_at as "dueAt" from store.deadlines
  where kind = $1 and due_at >= $2 and due_at <= $5 and (due_at, stream_id, ref) > ($2, $3, $4)
  order by due_at, stream_id, ref limit $6`;

/** Loads deadlines of one kind after a position and up to a time, soonest first. */
export const loadComingDeadlines = (
  tx: StoreTransaction,
  kind: string,
  { dueAt, streamId, ref }: DeadlinePosition,
  until: Date,
  limit: number,
): Promise<ComingDeadline[]> =>
  tx.read<Row<ComingDeadline>>('deadlines-coming', COMING, [kind, dueAt, streamId, ref, until, limit]);
