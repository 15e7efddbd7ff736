import type { StoreTransaction } from '../store/transaction.js';

/** A deadline as a place in the order of what is coming. */
export interface Place {
  readonly dueAt: Date;
  readonly streamId: string;
  readonly ref: string;
}

/** What is due later, and whose it is. */
export interface Coming extends Place {
  readonly owner: string;
}

type Row<Columns> = Columns & Record<string, unknown>;

const COMING = `select stream_id as "streamId", ref, owner, due_at as "dueAt" from store.deadlines
  where kind = $1 and due_at >= $2 and due_at <= $5 and (due_at, stream_id, ref) > ($2, $3, $4)
  order by due_at, stream_id, ref limit $6`;

/** Deadlines of one kind behind a place and until a moment, the soonest first, `most` at the most. */
export const comingDeadlines = (
  tx: StoreTransaction,
  kind: string,
  { dueAt, streamId, ref }: Place,
  until: Date,
  most: number,
): Promise<Coming[]> => tx.read<Row<Coming>>('deadlines-coming', COMING, [kind, dueAt, streamId, ref, until, most]);
