import type { PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import type { AnyProjection } from '../../kernel/projection.js';
import { ATTEMPTS, type ParkedEvent } from '../feed/dead-letters.js';
import { isPoison } from '../feed/poison.js';
import { describeError } from '../observability/described-error.js';
import { foldTouches, keysToLoad, loadRows, saveRows, touchesOf } from './rows.js';
import { moveSums } from './running-sums.js';

/** What facts are folded to, in an open transaction. */
export interface Target {
  readonly client: PoolClient;
  readonly projection: AnyProjection;
}

const fold = async ({ client, projection }: Target, events: readonly SequencedEvent[]): Promise<void> => {
  const touches = touchesOf(projection, events);
  if (touches.length === 0) return;
  const before = await loadRows(client, projection, projection.table, keysToLoad(touches));
  const after = foldTouches(new Map(before), touches);
  await saveRows(client, projection, projection.table, after);
  if (projection.sums) await moveSums(client, projection.sums, before, after);
};

/** Folds all of them or none. @returns what is wrong, when one of them is at fault */
export const tryToFold = async (target: Target, events: readonly SequencedEvent[]): Promise<string | undefined> => {
  const { client } = target;
  await client.query('savepoint fold');
  try {
    await fold(target, events);
    await client.query('release savepoint fold');
    return undefined;
  } catch (error) {
    if (!isPoison(error)) throw error;
    await client.query('rollback to savepoint fold');
    return describeError(error);
  }
};

/**
 * Folds facts in order until one is at fault. Halves are tried, so that a long stretch with one fault among many facts
 * costs few statements: the transaction holds up the sequencer as long as it lasts.
 *
 * @returns how many were taken in, and what is wrong with the next
 */
export const foldUntilFault = async (
  target: Target,
  events: readonly SequencedEvent[],
): Promise<{ readonly taken: number; readonly error?: string }> => {
  const error = await tryToFold(target, events);
  if (error === undefined) return { taken: events.length };
  if (events.length === 1) return { taken: 0, error };
  const half = events.length >> 1;
  const first = await foldUntilFault(target, events.slice(0, half));
  if (first.error !== undefined) return first;
  const rest = await foldUntilFault(target, events.slice(half));
  return { ...rest, taken: half + rest.taken };
};

const foldOne = async (
  target: Target,
  event: SequencedEvent | undefined,
  stopped: Set<string>,
): Promise<readonly ParkedEvent[]> => {
  if (!event) return [];
  let error: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    error = await tryToFold(target, [event]);
    if (error === undefined) return [];
  }
  stopped.add(event.partitionKey);
  return [{ event, error: error! }];
};

/**
 * Folds facts, but those at fault and all that follow of their keys; also by halves.
 *
 * @param stopped the keys of which nothing more is taken in; those that fail are added
 * @returns what was left out
 */
export const foldWithoutFaults = async (
  target: Target,
  events: readonly SequencedEvent[],
  stopped: Set<string>,
): Promise<readonly ParkedEvent[]> => {
  const held = events.filter(({ partitionKey }) => stopped.has(partitionKey)).map((event) => ({ event, error: null }));
  const free = events.filter(({ partitionKey }) => !stopped.has(partitionKey));
  if (free.length <= 1) return [...held, ...(await foldOne(target, free[0], stopped))];
  if ((await tryToFold(target, free)) === undefined) return held;
  const half = free.length >> 1;
  const first = await foldWithoutFaults(target, free.slice(0, half), stopped);
  const rest = await foldWithoutFaults(target, free.slice(half), stopped);
  return [...held, ...first, ...rest];
};
