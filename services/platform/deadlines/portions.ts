import { Logger } from '@nestjs/common';
import type { Patience } from '../../kernel/timer.js';
import type { EventStore } from '../store/event-store.js';
import type { StoreTransaction } from '../store/transaction.js';

const log = new Logger('Deadlines');

/** Things of one transaction at the most. */
const PORTION = 100;

/**
 * Works through many things in transactions of some. With `pass-over` a portion with a stream that somebody holds, or
 * with a fault, is halved until only what is held or faulty is left out; it comes again with the next sweep.
 *
 * @returns the sum of what `work` returns
 */
export const inPortions = async <Thing>(
  store: EventStore,
  things: readonly Thing[],
  patience: Patience,
  streamsOf: (portion: readonly Thing[]) => readonly string[],
  work: (tx: StoreTransaction, portion: readonly Thing[]) => Promise<number>,
): Promise<number> => {
  if (things.length > PORTION) {
    let sum = 0;
    for (let i = 0; i < things.length; i += PORTION)
      sum += await inPortions(store, things.slice(i, i + PORTION), patience, streamsOf, work);
    return sum;
  }
  if (patience === 'wait') return store.transact(streamsOf(things), (tx) => work(tx, things));
  const done = await store
    .tryTransact(streamsOf(things), (tx) => work(tx, things))
    .catch((error) => {
      if (things.length === 1) log.error(error);
      return undefined;
    });
  if (done !== undefined) return done;
  if (things.length === 1) return 0;
  const half = things.length >> 1;
  return (
    (await inPortions(store, things.slice(0, half), patience, streamsOf, work)) +
    (await inPortions(store, things.slice(half), patience, streamsOf, work))
  );
};
