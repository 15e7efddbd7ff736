import { Logger } from '@nestjs/common';
import type { Due } from '../../kernel/timer.js';
import { describeError } from '../observability/described-error.js';
import type { EventStore } from '../store/event-store.js';
import type { StoreTransaction } from '../store/transaction.js';

const log = new Logger('Deadlines');

/** Later and later: after a minute, two, four, and so on up to an hour. */
const RECORD = `update store.deadlines set attempts = attempts + 1, error = $4, failed_at = $5::timestamptz,
    retry_at = $5::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 10)))
  where kind = $1 and stream_id = $2 and ref = $3`;

const RETRY = 'update store.deadlines set retry_at = null where owner = $1 and retry_at is not null';

/** What was put off of somebody is tried again with the next sweep: what kept it is gone. */
export const retryPostponed = (tx: StoreTransaction, owner: string): void =>
  tx.write('deadlines-retry', RETRY, [owner]);

/** Remembers that what is due could not be settled, and puts it off. What is settled in the end takes this with it. */
export const recordFault = async (store: EventStore, { kind, streamId, ref }: Due, error: unknown): Promise<void> => {
  try {
    await store.transact([], async (tx) =>
      tx.write('deadlines-record-fault', RECORD, [kind, streamId, ref, describeError(error), tx.now]),
    );
  } catch (unrecorded) {
    // It comes again with the next sweep, as if nothing had been tried.
    log.error(unrecorded);
  }
};
