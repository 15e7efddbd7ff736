import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { proofPart } from '../index.js';
import { ThinHeads } from './thin-heads.command.js';

const DAY_MS = 86_400_000;
/** Midnight of a day in Tokyo. */
const NOW = new Date('2026-07-01T00:00:00+09:00');

let shop: TestShop;

/** Signs heads some days ago at these hours in Tokyo. */
const sign = async (daysAgo: number, hours: readonly number[]): Promise<void> => {
  for (const hour of hours) {
    const at = new Date(NOW.getTime() - daysAgo * DAY_MS + hour * 3_600_000);
    const size = Math.round(at.getTime() / 1000);
    await shop.pool.query('insert into proof.checkpoints (size, note, signed_at) values ($1, $2, $3)', [size, 'x', at]);
    await shop.pool.query("insert into proof.cosignatures values ($1, 'w', 'y', $2)", [size, at]);
  }
};
const kept = async (table: string, column: string): Promise<string[]> => {
  const { rows } = await shop.pool.query(
    `select to_char(${column} at time zone 'Asia/Tokyo', 'MM-DD HH24') as at from ${table} order by size`,
  );
  return rows.map(({ at }) => at);
};
const thin = () => shop.app.get(CommandBus).execute(new ThinHeads());

beforeAll(async () => {
  shop = await openShop([proofPart]);
  shop.clock.pass(NOW.getTime() - shop.clock.now().getTime());
});
afterAll(() => shop?.close());

describe('heads of the log', () => {
  it('remain complete for thirty days, and before that the last of each day remains with its cosignatures', async () => {
    // Times before and after midnight in UTC, which is not midnight in Tokyo.
    await sign(60, [1, 8, 10, 23]);
    await sign(31, [0, 23]);
    await sign(30, [0, 1]);
    await sign(0, [0]);
    expect(await thin()).toBe(4);
    const all = ['05-02 23', '05-31 23', '06-01 00', '06-01 01', '07-01 00'];
    expect(await kept('proof.checkpoints', 'signed_at')).toEqual(all);
    expect(await kept('proof.cosignatures', 'cosigned_at')).toEqual(all);
    expect(await thin()).toBe(0);
  });
});
