import { Logger } from '@nestjs/common';
import type { Due, LockMode } from '../../kernel/timer.js';
import { isPoison } from '../feed/poison.js';
import type { EventStore } from '../store/event-store.js';
import type { StoreTransaction } from '../store/transaction.js';
import { recordFault } from './deadline-faults.js';

const log = new Logger('Deadlines');

/** Things of one transaction at the most. */
const BATCH_SIZE = 100;

/** How a portion of what is due is settled. */
export interface BatchWork<Prepared> {
  /** What is locked for it. */
  streamsOf(batch: readonly Due[]): readonly string[];
  /** What is read before the transaction: callers that hold a connection must not wait for another. */
  prepare(batch: readonly Due[]): Promise<Prepared>;
  /** @returns how many it settled */
  work(tx: StoreTransaction, batch: readonly Due[], prepared: Prepared): Promise<number>;
}

/** Nothing is read before the transaction. */
export const prepareNothing = async (): Promise<void> => undefined;

/**
 * Settles what is due in transactions of some. A portion with a fault is halved until what is faulty stands alone: it is
 * logged, remembered with its deadline and tried again later and later, and the others are settled. With `pass-over` the
 * same goes for what somebody holds; it comes again with the next sweep.
 *
 * @returns the sum of what `work` returns
 * @throws the first fault, with `wait`, once all others are settled
 */
export const settleInBatches = async <Prepared>(
  store: EventStore,
  due: readonly Due[],
  lockMode: LockMode,
  settling: BatchWork<Prepared>,
): Promise<number> => {
  const faults: unknown[] = [];
  let sum = 0;
  for (let i = 0; i < due.length; i += BATCH_SIZE)
    sum += await settleBatch(store, due.slice(i, i + BATCH_SIZE), lockMode, settling, faults);
  if (lockMode === 'wait' && faults.length > 0) throw faults[0];
  return sum;
};

const settleBatch = async <Prepared>(
  store: EventStore,
  batch: readonly Due[],
  lockMode: LockMode,
  settling: BatchWork<Prepared>,
  faults: unknown[],
): Promise<number> => {
  try {
    const prepared = await settling.prepare(batch);
    const work = (tx: StoreTransaction) => settling.work(tx, batch, prepared);
    const streams = settling.streamsOf(batch);
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
  const first = await settleBatch(store, batch.slice(0, half), lockMode, settling, faults);
  return first + (await settleBatch(store, batch.slice(half), lockMode, settling, faults));
};
