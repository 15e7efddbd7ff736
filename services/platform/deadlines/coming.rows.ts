import type { StoreTransaction } from '../store/transaction.js';

/** A deadline as a place in the order of what is coming. */
export interface DeadlinePosition {
  readonly dueAt: Date;
  readonly streamId: string;
  readonly ref: string;
}

/** What is due later, and whose it is. */
export interface ComingDeadline extends DeadlinePosition {
  readonly owner: string;
}

type Row<Columns> = Columns & Record<string, unknown>;

const COMING = `select stream_id as "streamId", ref, owner, due_at as "dueAt" from store.deadlines
  where kind = $1 and due_at >= $2 and due_at <= $5 and (due_at, stream_id, ref) > ($2, $3, $4)
  order by due_at, stream_id, ref limit $6`;

/** Deadlines of one kind behind a place and until a moment, the soonest first, `most` at the most. */
export const loadComingDeadlines = (
  tx: StoreTransaction,
  kind: string,
  { dueAt, streamId, ref }: DeadlinePosition,
  until: Date,
  limit: number,
): Promise<ComingDeadline[]> =>
  tx.read<Row<ComingDeadline>>('deadlines-coming', COMING, [kind, dueAt, streamId, ref, until, limit]);
