import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { parse } from 'csv-parse/sync';
import type { Person } from '../../../test/support/whole-shop.js';
import type { CountingHouse } from '../test/ledger.fixture.js';
import { runTwoDays } from '../test/two-days.fixture.js';
import { GetAllLedgerEntries } from './all-entries.query.js';
import { entryFilterOf } from './entry-filter.rows.js';

let house: CountingHouse;
let hanako: Person;
let taro: Person;
let drawId: string;

beforeAll(async () => {
  ({ house, hanako, taro, drawId } = await runTwoDays());
});
afterAll(() => house?.close());

describe('ledger entries', () => {
  const fileOf = async (filter: object, language = 'ja') => {
    const path = `ledger-entries.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const { status, headers, body } = await house.consoles.finance.send('GET', path, undefined, {
      'accept-language': language,
    });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const text = String(body);
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    return {
      name: /filename="(.+)"/.exec(String(headers['content-disposition']))![1],
      heading: text.split('\r\n')[0],
      rows,
    };
  };
  const HEADING =
    '\ufeff計上日時,記録日時,仕訳番号,行,取引,勘定科目,単位,借方,貸方,会員,会員ID,起票者,理由,証憑,パック,摘要,ロット,決済会社の番号';

  it('can be downloaded as CSV with account names, debit and credit, and names of people', async () => {
    const { heading, rows } = await fileOf({ member_id: hanako.memberId });
    expect(heading).toBe(HEADING);
    const ofHers = 'select from ledger.ledger_entries where member_id = $1';
    expect(rows).toHaveLength((await house.shop.pool.query(ofHers, [hanako.memberId])).rowCount!);
    const drawn = rows.filter((row) => row.取引 === 'ガチャ');
    expect(drawn.map((row) => [row.行, row.勘定科目, row.借方, row.貸方])).toEqual([
      ['1', '会員・有償', '2000', ''],
      ['2', '売上', '', '2000'],
    ]);
    const { rows: names } = await house.shop.pool.query(
      "select last_name || ' ' || first_name as name from members.profiles where member_id = $1",
      [hanako.memberId],
    );
    for (const row of drawn)
      expect(row).toMatchObject({
        会員: names[0].name,
        会員ID: hanako.memberId,
        起票者: '会員',
        証憑: drawId,
        パック: 'パックledger × 20',
      });
  });

  it('balance in the file: the debits of every entry equal its credits', async () => {
    const { rows } = await fileOf({});
    const difference = new Map<string, number>();
    for (const row of rows)
      difference.set(row.仕訳番号!, (difference.get(row.仕訳番号!) ?? 0) + Number(row.借方) - Number(row.貸方));
    expect(difference.size).toBeGreaterThan(5);
    expect([...difference.values()].filter((sum) => sum !== 0)).toEqual([]);
  });

  it('name the operator and the reason of a grant', async () => {
    const gift = { points: 77, reason: 'お詫び' };
    expect((await house.consoles.owner.post(`members/${taro.memberId}/grant-points`, gift)).status).toBe(200);
    await house.quiet.feed();
    const { rows } = await fileOf({ member_id: taro.memberId, amount_from: 77, amount_to: 77 });
    expect(rows.map((row) => [row.勘定科目, row.借方, row.貸方])).toEqual([
      ['販促', '77', ''],
      ['会員・無償', '', '77'],
    ]);
    const { name } = (await house.consoles.owner.get('session')).body;
    for (const row of rows) expect(row).toMatchObject({ 起票者: name, 理由: 'お詫び' });
  });

  it('use English for an English reader', async () => {
    const { heading, rows } = await fileOf({ member_id: hanako.memberId, kind: 'draw' }, 'en');
    expect(heading).toMatch(/^\ufeffPosted,Recorded,Entry,Line,Kind,Account,Unit,Debit,Credit,/);
    expect(rows[0]).toMatchObject({
      Kind: 'Draw',
      Account: 'Members, paid',
      Unit: 'Points',
      Debit: '2000',
      Credit: '',
    });
  });

  it('have the first and last day in the name of the file', async () => {
    const nameOf = async (filter: object) => (await fileOf(filter)).name;
    expect(await nameOf({})).toBe('ledger-entries-2026-04-01-to-2026-04-03.csv');
    expect(await nameOf({ from: '2026-04-02T00:00:00+09:00', to: '2026-04-02T23:59:59+09:00' })).toBe(
      'ledger-entries-2026-04-02-to-2026-04-02.csv',
    );
    // Future days contain nothing.
    expect(await nameOf({ to: '2027-01-01T00:00:00+09:00' })).toBe('ledger-entries-2026-04-01-to-2026-04-03.csv');
  });

  it('reach the CSV in batches, each line once', async () => {
    const { pool } = house.shop;
    await pool.query(
      `insert into ledger.ledger_entries
       select 'many-' || to_char(i, 'FM0000') || '.0', 1, date_trunc('second', now()) + i / 3 * interval '1 second', now(), 'points', 'many',
         $1, null, i, 'PointsIssued', 'grant', 'many', '=1+1', 'operator:test' from generate_series(1, 4500) i`,
      [hanako.memberId],
    );
    const journal = await house.shop.app
      .get(QueryBus)
      .execute(new GetAllLedgerEntries(entryFilterOf({ account: ['many'] })));
    const amounts: number[] = [];
    for await (const { amount } of journal.lines) {
      if (amounts.length === 0)
        await pool.query("delete from ledger.ledger_entries where account_class = 'many' and amount = 4400");
      amounts.push(amount);
    }
    expect(amounts).toEqual(Array.from({ length: 4500 }, (_, i) => i + 1).filter((amount) => amount !== 4400));

    const filter = encodeURIComponent(JSON.stringify({ account: 'many' }));
    const { body } = await house.consoles.finance.get(`ledger-entries.csv?filter=${filter}`);
    const lines = String(body).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4500);
    for (const line of lines.slice(1)) expect(line).toMatch(/,many,,'=1\+1,,$/);
    await pool.query("delete from ledger.ledger_entries where account_class = 'many'");
  });
});
