import type { PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import type { AnyProjection } from '../../kernel/projection.js';
import { ATTEMPTS, type DeadLetter } from '../feed/dead-letters.js';
import { isPoison, messageOf } from '../feed/poison.js';
import { foldRows, loadRows, saveRows, touchedKeys } from './rows.js';

/** Where facts are folded to, in an open transaction. */
export interface Target {
  readonly client: PoolClient;
  readonly projection: AnyProjection;
  readonly table: string;
}

const fold = async ({ client, projection, table }: Target, events: readonly SequencedEvent[]): Promise<void> => {
  const keys = touchedKeys(projection, events);
  if (keys.length === 0) return;
  const rows = await loadRows(client, projection, table, keys);
  await saveRows(client, projection, table, foldRows(projection, rows, events));
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
    return messageOf(error);
  }
};

/** Folds facts in order until one is at fault. @returns how many were taken in, and what is wrong with the next */
export const foldUntilFault = async (
  target: Target,
  events: readonly SequencedEvent[],
): Promise<{ readonly taken: number; readonly error?: string }> => {
  if ((await tryToFold(target, events)) === undefined) return { taken: events.length };
  for (const [taken, event] of events.entries()) {
    const error = await tryToFold(target, [event]);
    if (error !== undefined) return { taken, error };
  }
  return { taken: events.length };
};

const tryAgainAndAgain = async (target: Target, event: SequencedEvent): Promise<string | undefined> => {
  let error: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    error = await tryToFold(target, [event]);
    if (error === undefined) break;
  }
  return error;
};

/** Folds facts, those at fault left out. @returns these, and with each all that follow of its key */
export const foldWithoutFaults = async (
  target: Target,
  events: readonly SequencedEvent[],
): Promise<readonly DeadLetter[]> => {
  if ((await tryToFold(target, events)) === undefined) return [];
  const letters: DeadLetter[] = [];
  const failed = new Set<string>();
  for (const event of events) {
    const error = failed.has(event.partitionKey) ? null : await tryAgainAndAgain(target, event);
    if (error === undefined) continue;
    letters.push({ event, error });
    failed.add(event.partitionKey);
  }
  return letters;
};
