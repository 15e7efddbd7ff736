import { Logger } from '@nestjs/common';
import type { Due } from '../../kernel/timer.js';
import { describeError } from '../observability/described-error.js';
import type { EventStore } from '../store/event-store.js';
import type { StoreTransaction } from '../store/transaction.js';

const log = new Logger('Deadlines');

/** Retries after a minute, then two, four and so on, up to an hour. */
const RECORD = `update store.deadlines set attempts = attempts + 1, error = $4, failed_at = $5::timestamptz,
    retry_at = $5::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 10)))
  where kind = $1 and stream_id = $2 and ref = $3`;

const RETRY = 'update store.deadlines set retry_at = null where owner = $1 and retry_at is not null';

/** Retries an owner's postponed deadlines with the next sweep, since the cause of their fault is gone. */
export const retryPostponed = (tx: StoreTransaction, owner: string): void =>
  tx.write('deadlines-retry', RETRY, [owner]);

/** Records that a deadline could not be settled, and postpones it. Settling it later deletes the record. */
export const recordFault = async (store: EventStore, { kind, streamId, ref }: Due, error: unknown): Promise<void> => {
  try {
    await store.transact([], async (tx) =>
      tx.write('deadlines-record-fault', RECORD, [kind, streamId, ref, describeError(error), tx.now]),
    );
  } catch (unrecorded) {
    // The next sweep tries it again, as if it had not been tried.
    log.error(unrecorded);
  }
};
