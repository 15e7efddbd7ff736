import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type DeadLetter, isDeadLetterId } from '../streams/dead-letter.js';

const LOAD = `select d.dead_letter_id::text as id, d.reader, d.seq, d.partition_key as "partitionKey", d.error, d.outcome,
    (select f.dead_letter_id::text from store.dead_letters f
      where f.reader = d.reader and f.partition_key = d.partition_key and f.closed_at is null order by f.seq limit 1)
    as "firstId"
  from store.dead_letters d where d.dead_letter_id = $1`;

/** Loads a dead letter. @param id an unchecked id from a request */
export const loadDeadLetter = async (tx: StoreTransaction, id: string): Promise<DeadLetter | undefined> =>
  isDeadLetterId(id)
    ? (await tx.read<DeadLetter & Record<string, unknown>>('monitoring-dead-letter', LOAD, [id]))[0]
    : undefined;

/**
 * Loads a dead letter and locks its row. A rebuild that processes the event at the same time waits until the transaction ends,
 * or has ended before.
 */
export const holdDeadLetter = async (tx: StoreTransaction, id: string): Promise<DeadLetter | undefined> => {
  if (!isDeadLetterId(id)) return undefined;
  const text = `${LOAD} for no key update of d`;
  return (await tx.read<DeadLetter & Record<string, unknown>>('monitoring-hold-dead-letter', text, [id]))[0];
};
