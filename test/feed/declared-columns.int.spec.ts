import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projections } from '../../services/parts.js';
import { Database } from '../../services/platform/database/database.js';
import { WholeShop } from '../support/whole-shop.js';

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
});
afterAll(() => shop.close());

const COLUMNS = `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`;
const PRIMARY_KEY = `select a.attname as name from pg_index i
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = $1::regclass and i.indisprimary`;
/** Check constraints on a column's values. They are dropped, so that the samples need not satisfy them. */
const CHECKS = `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`;
const FULL_NAMES: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' };

const ID = '01980000-0000-7000-8000-000000000001';
/** Value written to a column of each type, and the value expected when it is read. */
const SAMPLES: Readonly<Record<string, { readonly written: unknown; readonly read: unknown }>> = {
  text: { written: 'a', read: 'a' },
  uuid: { written: ID, read: ID },
  integer: { written: 7, read: 7 },
  bigint: { written: 2 ** 40, read: 2 ** 40 },
  timestamptz: { written: '2026-04-01T12:00:00+09:00', read: new Date('2026-04-01T03:00:00Z') },
  jsonb: { written: '[{"n": 1}]', read: [{ n: 1 }] },
};

describe.each(projections.map((projection) => [projection.table, projection] as const))('%s', (table, projection) => {
  it('has the columns that its read model declares, and no others', async () => {
    const { rows } = await shop.pool.query(COLUMNS, [table]);
    const declared = Object.entries<string>(projection.columns);
    expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toEqual(
      Object.fromEntries(declared.map(([name, type]) => [name, FULL_NAMES[type] ?? type])),
    );
    expect((await shop.pool.query(PRIMARY_KEY, [table])).rows).toEqual([{ name: projection.key }]);
  });

  it('reads these columns back as written', async () => {
    for (const { name } of (await shop.pool.query(CHECKS, [table])).rows)
      await shop.pool.query(`alter table ${table} drop constraint ${name}`);
    const columns = Object.keys(projection.columns);
    const values = Object.entries<string>(projection.columns).map(([, type]) => SAMPLES[type]!.written);
    await shop.pool.query(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      values,
    );
    const rows = await shop.app
      .get(Database)
      .table(projection)
      .findOneBy({ [projection.key]: values[columns.indexOf(projection.key)] });
    expect(rows).toEqual(
      Object.fromEntries(Object.entries<string>(projection.columns).map(([name, type]) => [name, SAMPLES[type]!.read])),
    );
  });
});
