import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openShop, StandingClock, type TestShop } from '../../../test/support/shop.js';
import { type AttemptLimit, AttemptLimits } from './attempt-limits.js';

const MINUTE_MS = 60_000;

let shop: TestShop;
let clock: StandingClock;
let limits: AttemptLimits;
let names = 0;
let limit: AttemptLimit;

beforeAll(async () => {
  shop = await openShop([]);
  clock = new StandingClock(new Date('2026-01-15T12:00:00+09:00'));
  limits = new AttemptLimits(shop.pool, clock, true);
});
afterAll(() => shop?.close());
beforeEach(() => {
  limit = named();
});

const named = (atOnce = 3, intervalMs = MINUTE_MS): AttemptLimit => {
  names += 1;
  return { key: `test ${names}`, atOnce, intervalMs };
};
const countAll = async (times: number, ...of: AttemptLimit[]): Promise<number[]> => {
  const waits: number[] = [];
  for (let n = 0; n < times; n++) waits.push(await limits.count(...of));
  return waits;
};

describe('attempts', () => {
  it('allow a burst and then one in each interval, without counting refused ones', async () => {
    expect(await countAll(6, limit)).toEqual([0, 0, 0, 60, 60, 60]);
    clock.pass(MINUTE_MS - 1);
    expect(await countAll(1, limit)).toEqual([1]);
    clock.pass(1);
    expect(await countAll(2, limit)).toEqual([0, 60]);
    clock.pass(2 * MINUTE_MS);
    expect(await countAll(3, limit)).toEqual([0, 0, 60]);
  });

  it('allow the same burst after a long rest', async () => {
    await countAll(3, limit);
    clock.pass(1000 * MINUTE_MS);
    expect(await countAll(4, limit)).toEqual([0, 0, 0, 60]);
  });

  it('count under every limit or under none', async () => {
    const narrow = named(1, MINUTE_MS);
    const wide = named(2, 10 * MINUTE_MS);
    expect(await countAll(3, narrow, wide)).toEqual([0, 60, 60]);
    clock.pass(MINUTE_MS);
    expect(await countAll(2, narrow, wide)).toEqual([0, 540]);
  });

  it('count correctly under concurrency, without a deadlock', async () => {
    const [a, b] = [named(20), named(20)];
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, n) => (n % 2 ? limits.count(a, b) : limits.count(b, a))),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  });

  it('can be given back and forgotten', async () => {
    await countAll(3, limit);
    await limits.giveBack(limit);
    expect(await countAll(2, limit)).toEqual([0, 60]);
    await limits.forget(limit);
    expect(await countAll(4, limit)).toEqual([0, 0, 0, 60]);
  });

  it('store no key in plain text', async () => {
    await limits.count({ ...limit, key: 'hanako@example.com' });
    const { rows } = await shop.pool.query('select key from http.attempts');
    expect(JSON.stringify(rows)).not.toContain('hanako');
  });

  it('have no limit when limits are off', async () => {
    limits = new AttemptLimits(shop.pool, clock, false);
    expect(await countAll(5, limit)).toEqual([0, 0, 0, 0, 0]);
  });
});
