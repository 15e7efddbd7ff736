import { Logger } from '@nestjs/common';
import type { Due, LockMode } from '../../kernel/timer.js';
import { isPoison } from '../feed/poison.js';
import type { EventStore } from '../store/event-store.js';
import type { StoreTransaction } from '../store/transaction.js';
import { recordFault } from './deadline-faults.js';

const log = new Logger('Deadlines');

/** Things of one transaction at the most. */
const PORTION = 100;

/** How a portion of what is due is settled. */
export interface Settling<Prepared> {
  /** What is locked for it. */
  streamsOf(portion: readonly Due[]): readonly string[];
  /** What is read before the transaction: callers that hold a connection must not wait for another. */
  prepare(portion: readonly Due[]): Promise<Prepared>;
  /** @returns how many it settled */
  work(tx: StoreTransaction, portion: readonly Due[], prepared: Prepared): Promise<number>;
}

/** Nothing is read before the transaction. */
export const unprepared = async (): Promise<void> => undefined;

/**
 * Settles what is due in transactions of some. A portion with a fault is halved until what is faulty stands alone: it is
 * logged, remembered with its deadline and tried again later and later, and the others are settled. With `pass-over` the
 * same goes for what somebody holds; it comes again with the next sweep.
 *
 * @returns the sum of what `work` returns
 * @throws the first fault, with `wait`, once all others are settled
 */
export const inPortions = async <Prepared>(
  store: EventStore,
  due: readonly Due[],
  lockMode: LockMode,
  settling: Settling<Prepared>,
): Promise<number> => {
  const faults: unknown[] = [];
  let sum = 0;
  for (let i = 0; i < due.length; i += PORTION)
    sum += await settle(store, due.slice(i, i + PORTION), lockMode, settling, faults);
  if (lockMode === 'wait' && faults.length > 0) throw faults[0];
  return sum;
};

const settle = async <Prepared>(
  store: EventStore,
  portion: readonly Due[],
  lockMode: LockMode,
  settling: Settling<Prepared>,
  faults: unknown[],
): Promise<number> => {
  try {
    const prepared = await settling.prepare(portion);
    const work = (tx: StoreTransaction) => settling.work(tx, portion, prepared);
    const streams = settling.streamsOf(portion);
    const done = await (lockMode === 'wait' ? store.transact(streams, work) : store.tryTransact(streams, work));
    if (done !== undefined) return done;
  } catch (error) {
    if (portion.length === 1) {
      faults.push(error);
      log.error(error);
      if (isPoison(error)) await recordFault(store, portion[0]!, error);
    }
  }
  if (portion.length === 1) return 0;
  const half = portion.length >> 1;
  const first = await settle(store, portion.slice(0, half), lockMode, settling, faults);
  return first + (await settle(store, portion.slice(half), lockMode, settling, faults));
};
