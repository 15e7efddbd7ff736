import type { PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import type { AnyProjection } from '../../kernel/projection.js';
import { ATTEMPTS, type ParkedEvent } from '../feed/dead-letters.js';
import { isPoison } from '../feed/poison.js';
import { describeError } from '../observability/described-error.js';
import { foldTouches, listKeysToLoad, loadRows, resolveTouches, saveRows } from './rows.js';
import { moveSums } from './running-sums.js';

/** A projection and the open transaction that folds events into its table. */
export interface Target {
  readonly client: PoolClient;
  readonly projection: AnyProjection;
}

const fold = async ({ client, projection }: Target, events: readonly SequencedEvent[]): Promise<void> => {
  const touches = resolveTouches(projection, events);
  if (touches.length === 0) return;
  const before = await loadRows(client, projection, projection.table, listKeysToLoad(touches));
  const after = foldTouches(new Map(before), touches);
  await saveRows(client, projection, projection.table, after);
  if (projection.sums) await moveSums(client, projection.sums, before, after);
};

/** Folds all events or none. @returns the error if one of the events causes it */
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
 * Folds events in order until one fails. It bisects, so that one failure among many events costs few statements: an open
 * transaction delays the sequencer.
 *
 * @returns the number of folded events, and the error of the next one
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
 * Folds events, except those that fail and later events of their keys. It bisects as well.
 *
 * @param stopped keys whose events are skipped; keys of failing events are added
 * @returns the skipped events
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
