import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Pace } from '../check-books/pace.js';
import { WalkLog } from '../check-books/walk-log.js';
import { workFor } from '../streams/walk-budget.js';
import { BooksShop } from './books.fixture.js';

/** Each portion takes all the time that there is in a rush. */
class SlowPace extends Pace {
  override begin() {
    return async () => workFor(Number.POSITIVE_INFINITY);
  }
}

let books: BooksShop;

beforeAll(async () => {
  books = await BooksShop.open();
});
/** Nothing of the log is proven. */
const forget = () =>
  books.sql(`update books.walks set seq = 0, hash = sha256('oripa-log/1'), epoch = 0, xid = '0', ordinal = 0,
    lines = 0, lots = 0, draws = 0, parcels = 0, ended_at = null`);
beforeEach(forget);
afterAll(() => books?.close());

/** A process's walk of one minute. @returns the walks that it came to the end of */
const walked = async (log: WalkLog): Promise<string[]> => {
  for await (const _ of log.walk());
  const ended = await books.sql<{ walk: string }>(
    'select walk from books.walks where ended_at is not null order by walk',
  );
  return ended.map(({ walk }) => walk);
};
const log = () => new WalkLog(books.shop.app.get(Database), books.shop.app.get(Clock), new SlowPace());
const number = (events: number) => books.sql('update store.sequencer set seq = seq + $1', [events]);

describe('the walks along the log', () => {
  it('given a process’s first minute, of which nothing is known, then the whole log is looked at again, too', async () => {
    expect(await walked(log())).toEqual(['again', 'new']);
  });

  it.each([
    [
      'as many events since the last minute as can be followed, then the whole log is looked at again, too',
      120_000,
      ['again', 'new'],
    ],
    ['one more, a rush, then only what is new is looked at', 120_001, ['new']],
  ])('given %s', async (_, events, ended) => {
    const process = log();
    // The log is as it is; what the last minute knew of it ended so many numbers before.
    await number(-events);
    expect(await walked(process)).toEqual([]);
    await number(events);
    expect(await walked(process)).toEqual(ended);
  });

  it('given the minute after a rush, then the whole log is looked at again, too', async () => {
    const process = log();
    await number(-540_000);
    await walked(process);
    await number(540_000);
    expect(await walked(process)).toEqual(['new']);
    await forget();
    expect(await walked(process)).toEqual(['again', 'new']);
  });
});
