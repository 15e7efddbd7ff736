import { Logger } from '@nestjs/common';
import type { Due, LockMode } from '../../kernel/timer.js';
import { isPoison } from '../feed/poison.js';
import type { EventStore } from '../store/event-store.js';
import type { StoreTransaction } from '../store/transaction.js';
import { recordFault } from './deadline-faults.js';

const log = new Logger('Deadlines');

/** The largest number of deadlines in one transaction. */
const BATCH_SIZE = 100;

/** The steps of settling a batch of deadlines. */
export interface BatchWork<Prepared> {
  /** Returns the streams to lock. */
  streamsOf(batch: readonly Due[]): readonly string[];
  /** Reads what must be known before the transaction: code that holds a connection must not wait for another. */
  prepare(batch: readonly Due[]): Promise<Prepared>;
  /** Settles the batch. @returns the number of deadlines settled */
  work(tx: StoreTransaction, batch: readonly Due[], prepared: Prepared): Promise<number>;
}

/** Prepares nothing. */
export const prepareNothing = async (): Promise<void> => undefined;

/**
 * Settles deadlines in batches, each in a transaction. A batch that fails is halved until the faulty deadlines stand alone. These
 * are logged, recorded and retried at growing intervals, and all others are settled. With `pass-over`, deadlines of locked
 * streams are left for the next sweep.
 *
 * @returns the sum of the results of `work`
 * @throws the first fault, with `wait`, once all others are settled
 */
export const settleInBatches = async <Prepared>(
  store: EventStore,
  due: readonly Due[],
  lockMode: LockMode,
  batchWork: BatchWork<Prepared>,
): Promise<number> => {
  const faults: unknown[] = [];
  let sum = 0;
  for (let i = 0; i < due.length; i += BATCH_SIZE)
    sum += await settleBatch(store, due.slice(i, i + BATCH_SIZE), lockMode, batchWork, faults);
  if (lockMode === 'wait' && faults.length > 0) throw faults[0];
  return sum;
};

const settleBatch = async <Prepared>(
  store: EventStore,
  batch: readonly Due[],
  lockMode: LockMode,
  batchWork: BatchWork<Prepared>,
  faults: unknown[],
): Promise<number> => {
  try {
    const prepared = await batchWork.prepare(batch);
    const work = (tx: StoreTransaction) => batchWork.work(tx, batch, prepared);
    const streams = batchWork.streamsOf(batch);
    const done = await (lockMode === 'wait' ? store.transact(streams, work) : store.tryTransact(streams, work));
    if (done !== undefined) return done;
  } catch (error) {
    if (batch.length === 1) {
      faults.push(error);
      log.error(error);
      if (isPoison(error)) await recordFault(store, batch[0]!, error);
    }
  }
  if (batch.length === 1) return 0;
  const half = batch.length >> 1;
  const first = await settleBatch(store, batch.slice(0, half), lockMode, batchWork, faults);
  return first + (await settleBatch(store, batch.slice(half), lockMode, batchWork, faults));
};
