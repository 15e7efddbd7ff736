import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Pace } from '../check-books/pace.js';
import { VerifyLog } from '../check-books/verify-log.js';
import { workFor } from '../streams/walk-budget.js';
import { BooksShop } from './books.fixture.js';

/** Each range uses the whole budget of a rush. */
class SlowPace extends Pace {
  override begin() {
    return async () => workFor(Number.POSITIVE_INFINITY);
  }
}

let books: BooksShop;

beforeAll(async () => {
  books = await BooksShop.open();
});
/** Resets the cursors to the state before any verification. */
const forget = () =>
  books.sql(`update books.walks set seq = 0, hash = sha256('oripa-log/1'), epoch = 0, xid = '0', ordinal = 0,
    lines = 0, lots = 0, draws = 0, parcels = 0, ended_at = null`);
beforeEach(forget);
afterAll(() => books?.close());

/** Runs the verification of one minute. @returns the completed runs */
const walked = async (log: VerifyLog): Promise<string[]> => {
  for await (const _ of log.verify());
  const ended = await books.sql<{ walk: string }>(
    'select walk from books.walks where ended_at is not null order by walk',
  );
  return ended.map(({ walk }) => walk);
};
const log = () => new VerifyLog(books.shop.app.get(Database), books.shop.app.get(Clock), new SlowPace());
const number = (events: number) => books.sql('update store.sequencer set seq = seq + $1', [events]);

describe('verification runs of the log', () => {
  it('include the whole log in a process’s first minute', async () => {
    expect(await walked(log())).toEqual(['again', 'new']);
  });

  it.each([
    ['include the whole log up to the number of events that they can verify', 120_000, ['again', 'new']],
    ['cover only new events in a rush, from one event more', 120_001, ['new']],
  ])('%s', async (_, events, ended) => {
    const process = log();
    // The log stays unchanged; the last minute saw an end that many numbers earlier.
    await number(-events);
    expect(await walked(process)).toEqual([]);
    await number(events);
    expect(await walked(process)).toEqual(ended);
  });

  it('include the whole log again in the minute after a rush', async () => {
    const process = log();
    await number(-540_000);
    await walked(process);
    await number(540_000);
    expect(await walked(process)).toEqual(['new']);
    await forget();
    expect(await walked(process)).toEqual(['again', 'new']);
  });
});
