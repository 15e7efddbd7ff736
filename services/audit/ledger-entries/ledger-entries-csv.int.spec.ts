import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import type { Person } from '../../../test/support/whole-shop.js';
import type { CountingHouse } from '../audit.fixture.js';
import { twoDays } from '../two-days.fixture.js';
import { GetAllLedgerEntries } from './all-entries.query.js';
import { entryFilterOf } from './entry-filter.js';

let house: CountingHouse;
let hanako: Person;

beforeAll(async () => {
  ({ house, hanako } = await twoDays());
});
afterAll(() => house?.close());

describe('ledger entries', () => {
  it('are a CSV that a spreadsheet opens', async () => {
    const query = `filter=${encodeURIComponent(JSON.stringify({ member_id: hanako.memberId }))}`;
    const { status, headers, body } = await house.consoles.finance.get(`ledger-entries.csv?${query}`);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="ledger-entries-2026-04-03.csv"',
    ]);
    const [heading, ...lines] = String(body).trimEnd().split('\r\n');
    expect(heading).toBe('\ufeffid,at,recorded_at,unit,account,amount,member_id,lot_id,type,kind,document,memo,actor');
    const ofHers = 'select from audit.ledger_entries where member_id = $1';
    expect(lines).toHaveLength((await house.shop.pool.query(ofHers, [hanako.memberId])).rowCount!);
    expect(lines.some((line) => line.includes(',-2000,'))).toBe(true);
  });

  it('are read for the CSV a portion at a time, however many they are, each once', async () => {
    const { pool } = house.shop;
    await pool.query(
      `insert into audit.ledger_entries
       select 'many-' || to_char(i, 'FM0000') || '.0', 1, date_trunc('second', now()) + i / 3 * interval '1 second', now(), 'points', 'many',
         $1, null, i, 'PointsIssued', 'grant', 'many', '=1+1', 'operator:test' from generate_series(1, 4500) i`,
      [hanako.memberId],
    );
    const rows = await house.shop.app
      .get(QueryBus)
      .execute(new GetAllLedgerEntries(entryFilterOf({ account: ['many'] })));
    const amounts: number[] = [];
    for await (const { amount } of rows) {
      if (amounts.length === 0)
        await pool.query("delete from audit.ledger_entries where account = 'many' and amount = 4400");
      amounts.push(amount);
    }
    expect(amounts).toEqual(Array.from({ length: 4500 }, (_, i) => i + 1).filter((amount) => amount !== 4400));

    const filter = encodeURIComponent(JSON.stringify({ account: 'many' }));
    const { body } = await house.consoles.finance.get(`ledger-entries.csv?filter=${filter}`);
    const lines = String(body).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4500);
    for (const line of lines.slice(1)) expect(line).toMatch(/,many,'=1\+1,operator:test$/);
    await pool.query("delete from audit.ledger_entries where account = 'many'");
  });
});
