import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { projectionNamed, reconciliationNamed } from '../../test/support/projections.js';
import type { Person } from '../../test/support/whole-shop.js';
import { isoTokyo } from '../kernel/time.js';
import { Feed } from '../platform/feed/feed.js';
import { rebuild } from '../platform/projections/rebuild.js';
import { reconcile } from '../platform/projections/reconciliation.js';
import { CountingHouse } from './audit.fixture.js';
import { GetAllLedgerEntries } from './ledger-entries/all-entries.query.js';
import { entryFilterOf } from './ledger-entries/entry-filter.js';

const HOUR_MS = 3_600_000;

let house: CountingHouse;
let hanako: Person;
let taro: Person;
let drawId: string;
let lotId: string;
const moments: Date[] = [];

const mark = async (ms: number): Promise<void> => {
  moments.push(house.quiet.now);
  await house.quiet.pass(ms);
};

/** Two members over two days: bought, given, drawn, chosen, decided by the shop, in points and in coins. */
beforeAll(async () => {
  house = await CountingHouse.open();
  await house.openBox('ledger', 100);
  await house.openBox('idle', 10);
  hanako = await house.shop.person();
  taro = await house.shop.person(5000);
  lotId = await house.sellPoints(hanako.memberId, 3000);
  await mark(HOUR_MS);
  const drawn = await house.draw(hanako, 'ledger', 20);
  drawId = drawn.drawId;
  await mark(1);
  await house.decide(hanako, drawn.cards.slice(0, 2), drawn.cards.slice(2));
  await mark(20 * HOUR_MS);
  await house.draw(taro, 'ledger', 3);
  await house.giveCoins(taro.memberId, 40);
  await mark(25 * HOUR_MS);
  await house.quiet.sweep();
  await mark(0);
  await house.quiet.feed();
  await house.signIn();
});
afterAll(() => house?.close());

/** What the log itself says, added up line by line. */
const fromTheLog = async (at: Date) => {
  const { rows } = await house.shop.pool.query(
    `select case when e.type like 'Coins%' then 'coins' else 'points' end || ':' ||
        regexp_replace(l->>'account', '^member:.*:', 'member:') as id, sum((l->>'amount')::bigint) as balance
       from store.events e, json_array_elements(e.data->'lines') l where e.effective_at <= $1 group by 1 order by 1`,
    [at],
  );
  return rows.map(({ id, balance }) => [id, Number(balance)]);
};

const trialBalance = async (at: Date) => house.read(`trial-balance?at=${encodeURIComponent(isoTokyo(at))}`);

describe('the trial balance', () => {
  it('sums to zero at every moment, and is what the log says', async () => {
    expect(moments.length).toBe(5);
    for (const moment of [...moments, ...moments.map((one) => new Date(one.getTime() - 1)), house.quiet.now]) {
      const { rows, totals } = await trialBalance(moment);
      const balances = rows.map((row: { id: string; debit: number; credit: number }) => [
        row.id,
        row.credit - row.debit,
      ]);
      expect(balances.sort()).toEqual(await fromTheLog(moment));
      expect([totals.points.difference, totals.coins.difference]).toEqual([0, 0]);
    }
  });

  it('says what the accounts gained and lost, and is never both debit and credit', async () => {
    const { rows } = await trialBalance(house.quiet.now);
    const paid = rows.find((row: { id: string }) => row.id === 'points:member:paid');
    expect(paid).toEqual({
      id: 'points:member:paid',
      unit: 'points',
      account: 'member:paid',
      gained: 3000 + 18 * 60,
      lost: 2000,
      debit: 0,
      credit: 1000 + 18 * 60,
      lines: 3,
    });
    for (const row of rows) expect(Math.min(row.debit, row.credit)).toBe(0);
  });

  it.each(['yesterday', '2026-04-01', '2026-04-01T09:00:00', "'; drop table"])('refuses the moment %s', async (at) => {
    const { status, body } = await house.consoles.finance.get(`trial-balance?at=${encodeURIComponent(at)}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['at']]);
  });
});

describe('ledger entries', () => {
  const list = async (filter: object, sort = ['at', 'ASC']) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,99]' });
    const { status, headers, body } = await house.consoles.finance.get(`ledger-entries?${query}`);
    if (status !== 200) return { status, body, total: 0 };
    return { status, body, total: Number(String(headers['content-range']).split('/')[1]) };
  };

  it('are all lines of all entries, each with its account, lot, document and actor', async () => {
    const { rows } = await house.shop.pool.query(
      "select sum(json_array_length(data->'lines'))::int as lines from store.events where data->'lines' is not null",
    );
    const { body, total } = await list({});
    expect([body.length, total]).toEqual([rows[0].lines, rows[0].lines]);
    const spent = body.find(
      (row: { account: string; kind: string }) => row.account.endsWith(':paid') && row.kind === 'draw',
    );
    expect(spent).toEqual({
      id: expect.stringMatching(/\.0$/),
      at: isoTokyo(moments[1]!),
      recorded_at: isoTokyo(moments[1]!),
      unit: 'points',
      account: `member:${hanako.memberId}:paid`,
      member_id: hanako.memberId,
      lot_id: lotId,
      amount: -2000,
      type: 'PointsSpent',
      kind: 'draw',
      document: drawId,
      memo: null,
      actor: `member:${hanako.memberId}`,
      operator: null,
    });
  });

  const FILTERS: [string, () => object][] = [
    ['the account of a member', () => ({ account: `member:${hanako.memberId}:paid` })],
    ['all accounts of a kind', () => ({ account: 'member:free' })],
    ['an account of the house', () => ({ account: 'sales' })],
    ['two accounts', () => ({ account: ['sales', 'conversion'] })],
    ['a member', () => ({ member_id: taro.memberId })],
    ['a document', () => ({ document: drawId })],
    ['a lot', () => ({ lot_id: lotId })],
    ['a kind', () => ({ kind: 'decision' })],
    ['coins', () => ({ unit: 'coins' })],
    ['points and a kind', () => ({ unit: 'points', kind: ['draw', 'grant'] })],
    ['time', () => ({ from: isoTokyo(moments[1]!), to: isoTokyo(moments[2]!) })],
    [
      'a time in which nothing happened',
      () => ({ from: '2020-01-01T00:00:00+09:00', to: '2020-02-01T00:00:00+09:00' }),
    ],
    ['an amount', () => ({ amount_from: 300, amount_to: 2000 })],
    ['an account and a time', () => ({ account: 'sales', from: isoTokyo(moments[2]!) })],
    ['a member that is none', () => ({ member_id: 'nobody' })],
    ['an operator', () => ({ operator_id: 'test' })],
  ];

  it.each(FILTERS)('filtered by %s come to what their sums say', async (_, filter) => {
    const { body, total } = await list(filter());
    expect(body.length).toBe(total);
    const sums = await house.read('ledger-entries/sums', filter());
    for (const unit of ['points', 'coins']) {
      const amounts: number[] = body
        .filter((row: { unit: string }) => row.unit === unit)
        .map((row: { amount: number }) => row.amount);
      const gained = amounts.filter((amount) => amount > 0).reduce((a, b) => a + b, 0);
      const lost = -amounts.filter((amount) => amount < 0).reduce((a, b) => a + b, 0);
      expect(sums[unit]).toEqual({ gained, lost: lost + 0, lines: amounts.length });
    }
  });

  it.each([
    ['a member', () => ({ member_id: hanako.memberId }), (row: Row) => row.member_id === hanako.memberId],
    ['free points', () => ({ account: 'member:free' }), (row: Row) => /^member:.*:free$/.test(row.account)],
    [
      'an amount',
      () => ({ amount_from: 300, amount_to: 2000 }),
      (row: Row) => Math.abs(row.amount) >= 300 && Math.abs(row.amount) <= 2000,
    ],
    [
      'a time',
      () => ({ from: isoTokyo(moments[1]!), to: isoTokyo(moments[1]!) }),
      (row: Row) => row.at === isoTokyo(moments[1]!),
    ],
    ['an operator', () => ({ operator_id: 'test' }), (row: Row) => row.actor === 'operator:test'],
  ] as [string, () => object, (row: Row) => boolean][])(
    'filtered by %s are those and no others',
    async (_, filter, isWanted) => {
      const all = (await list({})).body.filter(isWanted);
      expect(all.length).toBeGreaterThan(0);
      expect((await list(filter())).body).toEqual(all);
    },
  );

  it('lead back to the event in the chain, the draw, its cards, the lot', async () => {
    const [converted] = (
      await list({ kind: 'decision', member_id: hanako.memberId, account: `member:${hanako.memberId}:paid` })
    ).body;
    const entry = await house.read(`ledger-entries/${converted.id}`);
    expect(entry).toMatchObject({
      ...converted,
      event: { stream_id: `wallet-${hanako.memberId}`, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(entry.event.seq).toBeGreaterThan(0);
    expect(entry.event.lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)).toBe(0);
    expect(entry.draw).toEqual({
      id: drawId,
      pack_id: 'ledger',
      pack_title: 'パックledger',
      pack_title_en: 'Pack ledger',
      drawn_at: isoTokyo(moments[1]!),
      count: 20,
      cost: 2000,
    });
    expect(entry.cards.map((card: { index: number }) => card.index)).toEqual(
      Array.from({ length: 18 }, (_, i) => i + 2),
    );
    expect(entry.cards.reduce((sum: number, card: { buy_point: number }) => sum + card.buy_point, 0)).toBe(
      converted.amount,
    );
    expect(entry.lot).toMatchObject({ id: converted.lot_id, kind: 'paid', issued: 1080, remaining: 1080 });
    const [spent] = (await list({ kind: 'draw', document: drawId })).body;
    expect((await house.read(`ledger-entries/${spent.id}`)).cards).toHaveLength(20);
    expect((await house.consoles.finance.get('ledger-entries/nothing')).status).toBe(404);
  });

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
    expect(lines).toHaveLength((await list({ member_id: hanako.memberId })).total);
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

  it.each([
    [{ from: 'yesterday' }, 'from'],
    [{ amount_from: 'much' }, 'amount_from'],
    [{ secret: 1 }, 'filter'],
  ])('refuses the filter %j', async (filter, field) => {
    const { status, body } = await list(filter);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

interface Row {
  readonly member_id: string;
  readonly account: string;
  readonly amount: number;
  readonly at: string;
  readonly actor: string;
}

describe('ledger accounts', () => {
  it('are those of the trial balance, or of one member', async () => {
    const { rows } = await trialBalance(house.quiet.now);
    const all = await house.read('ledger-accounts');
    expect(all.map(({ id, balance }: { id: string; balance: number }) => [id, balance])).toEqual(
      rows.map((row: { id: string; debit: number; credit: number }) => [row.id, row.credit - row.debit]),
    );
    const own = await house.read('ledger-accounts', { member_id: taro.memberId });
    const { wallet } = await house.read(`members/${taro.memberId}/balance-explained`);
    const balances = Object.fromEntries(
      own.map((one: { account: string; balance: number }) => [one.account.split(':')[2], one.balance]),
    );
    expect(balances).toEqual({ free: wallet.free, coin: wallet.coins });
    expect(await house.read(`ledger-accounts/points:member:${taro.memberId}:free`)).toEqual(
      own.find((one: { account: string }) => one.account.endsWith('free')),
    );
    expect((await house.consoles.finance.get('ledger-accounts/points:nobody')).status).toBe(404);
  });
});

describe("a member's balance", () => {
  it('is explained to the last point, and is the one that the shop sells on', async () => {
    for (const { memberId } of [hanako, taro]) {
      const { wallet, paid, free, coins, lots } = await house.read(`members/${memberId}/balance-explained`);
      expect({ paid, free, coins }).toEqual(wallet);
      for (const lot of lots)
        expect(lot.lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)).toBe(lot.left);
    }
  });

  it('can be explained as of a moment that is over', async () => {
    const at = (moment: Date) =>
      house.read(`members/${hanako.memberId}/balance-explained?at=${encodeURIComponent(isoTokyo(moment))}`);
    expect(await at(moments[0]!)).toMatchObject({ paid: 3000, wallet: null });
    expect(await at(moments[1]!)).toMatchObject({ paid: 1000, wallet: null });
    const { lots } = await at(moments[2]!);
    expect(lots.map((lot: { left: number; parents: object[] }) => [lot.left, lot.parents])).toEqual([
      [1000, []],
      [1080, [{ lot_id: lotId, amount: 2000 }]],
    ]);
  });

  it('leads back to the operator who gave it, and to his reason', async () => {
    const jiro = await house.shop.person();
    const reason = '配送遅延のお詫び';
    const given = await house.consoles.owner.post(`members/${jiro.memberId}/grant-points`, { points: 70, reason });
    expect(given.status).toBe(200);
    await house.quiet.feed();
    const operator = { name: 'Owner', reason };
    const { lots } = await house.read(`members/${jiro.memberId}/balance-explained`);
    expect(lots[0].lines).toEqual([expect.objectContaining({ amount: 70, kind: 'grant', operator })]);
    for (const listed of await house.read('ledger-entries', { member_id: jiro.memberId })) {
      expect(listed.operator).toEqual(operator);
      expect((await house.read(`ledger-entries/${listed.id}`)).operator).toEqual(operator);
    }
  });

  it('has nothing to explain of nobody', async () => {
    for (const id of ['nobody', '00000000-0000-0000-0000-000000000000'])
      expect((await house.consoles.finance.get(`members/${id}/balance-explained`)).status).toBe(404);
  });
});

describe('the unused paid balance', () => {
  it('is that of the running base date, before any has passed', async () => {
    expect(await house.read('unused-paid-balance')).toEqual({
      threshold: 10_000_000,
      source: expect.stringContaining('資金決済に関する法律'),
      base_dates: [{ id: '2026-09-30', balance: 1000 + 18 * 60, is_above: false, deposit: 0, is_running: true }],
      events_behind: 0,
    });
  });
});

describe('the expiry forecast', () => {
  it('says what runs out of time on which day', async () => {
    const { days, paid, free } = await house.read('expiry-forecast');
    expect(paid).toBe(1000 + 18 * 60);
    expect(days.reduce((sum: number, day: { free: number }) => sum + day.free, 0)).toBe(free);
    expect(days[0]).toMatchObject({ date: '2026-10-01', paid: 2080, lots: 3 });
  });
});

describe('the ledger of cards', () => {
  it('has each card in one place', async () => {
    const expected = {
      in_box: 77,
      undecided: 0,
      to_ship: 2,
      shipped: 0,
      returned: 0,
      forfeited: 0,
      converted: 21,
      difference: 0,
    };
    expect(await house.read('cards-ledger/ledger')).toEqual({
      id: 'ledger',
      title: 'パックledger',
      title_en: 'Pack ledger',
      status: 'open',
      tickets: 100,
      ...expected,
    });
    const all = await house.read('cards-ledger');
    expect(all.find((pack: { id: string }) => pack.id === 'ledger')).toMatchObject(expected);
    expect(await house.read('cards-ledger/totals')).toEqual({
      packs: 2,
      tickets: 110,
      ...expected,
      in_box: 87,
      events_behind: 0,
    });
    expect((await house.consoles.finance.get('cards-ledger/nothing')).status).toBe(404);
  });

  it('follows a parcel to the carrier, and shows a card that is in no place', async () => {
    const { rows } = await house.shop.pool.query('select shipment_id from shipments.parcels where member_id = $1', [
      hanako.memberId,
    ]);
    const shipped = { delivery_code: '1234-5678-9012', carrier: 'ヤマト運輸', reason: '発送' };
    const { status } = await house.consoles.owner.post(`shipments/${rows[0].shipment_id}/mark-shipped`, shipped);
    expect(status).toBe(200);
    await house.quiet.feed();
    expect(await house.read('cards-ledger/ledger')).toMatchObject({ to_ship: 0, shipped: 2, difference: 0 });
    await house.shop.pool.query('update audit.card_places set converted = converted - 1 where draw_id = $1', [drawId]);
    expect(await house.read('cards-ledger/ledger')).toMatchObject({ difference: 1 });
    expect(await house.read('cards-ledger/totals')).toMatchObject({ difference: 1 });
  });
});

describe('the read models of the books', () => {
  const differencesOf = (name: string) => reconcile(house.shop.pool, house.shop.clock, reconciliationNamed(name));

  it('agree with the log, and show what was left out', async () => {
    expect(await differencesOf('ledger_entries')).toEqual({});
    const { rows } = await house.shop.pool.query(
      "delete from audit.ledger_entries where id = (select id from audit.ledger_entries where account = 'sales' limit 1) returning amount",
    );
    expect(await differencesOf('ledger_entries')).toEqual({ rows: -1, moved: -rows[0].amount });
    // A test above has taken a card away.
    expect(await differencesOf('card_places')).toEqual({ cards: -1 });
  });

  it('are the same when they are built anew', async () => {
    const contents = async (table: string, key: string) =>
      (await house.shop.pool.query(`select * from audit.${table} order by ${key}`)).rows;
    const sums = await contents('ledger_sums', 'key');
    for (const name of ['ledger_sums', 'card_places', 'ledger_entries'])
      await rebuild(house.shop.pool, house.shop.app.get(Feed), house.shop.clock, projectionNamed(name));
    expect(await contents('ledger_sums', 'key')).toEqual(sums);
    expect(await differencesOf('ledger_entries')).toEqual({});
    expect(await differencesOf('card_places')).toEqual({});
    expect(await house.read('cards-ledger/totals')).toMatchObject({ difference: 0 });
  });
});

describe('who may look at the books', () => {
  const paths = () => [
    'ledger-entries',
    'ledger-entries.csv',
    'ledger-entries/sums',
    'ledger-entries/x',
    'ledger-accounts',
    'ledger-accounts/x',
    'trial-balance',
    `members/${hanako.memberId}/balance-explained`,
    'unused-paid-balance',
    'expiry-forecast',
    'cards-ledger',
    'cards-ledger/totals',
    'cards-ledger/ledger',
    'chain-checks',
    'chain-checks/1',
  ];

  it('finance and the owner, nobody else', async () => {
    for (const path of paths()) {
      expect([path, (await house.consoles.support.get(path)).status]).toEqual([path, 403]);
      expect([path, (await house.consoles.nobody.get(path)).status]).toEqual([path, 401]);
      for (const who of ['owner', 'finance'] as const)
        expect([path, (await house.consoles[who].get(path)).status < 405]).toEqual([path, true]);
    }
    expect((await house.consoles.support.post('chain-checks', {})).status).toBe(403);
    expect((await house.consoles.nobody.post('chain-checks', {})).status).toBe(401);
  });
});

describe('a base date that is over', () => {
  it('keeps its balance, whatever happens later', async () => {
    const rich = await house.shop.person();
    await house.sellPoints(rich.memberId, 12_000_000);
    await house.quiet.passUntil(new Date('2026-10-04T12:00:00+09:00'));
    await house.quiet.sweep();
    await house.quiet.feed();
    await house.signIn();
    const balance = 12_000_000 + 1000 + 18 * 60;
    expect((await house.read('unused-paid-balance')).base_dates).toEqual([
      { id: '2027-03-31', balance: 0, is_above: false, deposit: 0, is_running: true },
      { id: '2026-09-30', balance, is_above: true, deposit: balance / 2, is_running: false },
    ]);
  });
});
