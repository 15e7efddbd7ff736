import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { CountingHouse } from '../test/ledger.fixture.js';
import { runTwoDays } from '../test/two-days.fixture.js';

let house: CountingHouse;
let hanako: Person;
let taro: Person;
let drawId: string;
let lotId: string;
let moments: readonly Date[];

beforeAll(async () => {
  ({ house, hanako, taro, drawId, lotId, moments } = await runTwoDays());
});
afterAll(() => house?.close());

interface Row {
  readonly member_id: string;
  readonly account: string;
  readonly amount: number;
  readonly at: string;
  readonly actor: string;
}

describe('ledger entries', () => {
  const list = async (filter: object, sort = ['at', 'ASC']) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,99]' });
    const { status, headers, body } = await house.consoles.finance.get(`ledger-entries?${query}`);
    if (status !== 200) return { status, body, total: 0 };
    return { status, body, total: Number(String(headers['content-range']).split('/')[1]) };
  };

  it('contain all lines of all entries, each with its account, lot, document and actor', async () => {
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
      at: toTokyoIso(moments[1]!),
      recorded_at: toTokyoIso(moments[1]!),
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
    ['time', () => ({ from: toTokyoIso(moments[1]!), to: toTokyoIso(moments[2]!) })],
    [
      'a time in which nothing happened',
      () => ({ from: '2020-01-01T00:00:00+09:00', to: '2020-02-01T00:00:00+09:00' }),
    ],
    ['an amount', () => ({ amount_from: 300, amount_to: 2000 })],
    ['an account and a time', () => ({ account: 'sales', from: toTokyoIso(moments[2]!) })],
    ['a member that is none', () => ({ member_id: 'nobody' })],
    ['an operator', () => ({ operator_id: 'test' })],
  ];

  it.each(FILTERS)('add up to their sums when filtered by %s', async (_, filter) => {
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
      () => ({ from: toTokyoIso(moments[1]!), to: toTokyoIso(moments[1]!) }),
      (row: Row) => row.at === toTokyoIso(moments[1]!),
    ],
    ['an operator', () => ({ operator_id: 'test' }), (row: Row) => row.actor === 'operator:test'],
  ] as [string, () => object, (row: Row) => boolean][])(
    'match exactly when filtered by %s',
    async (_, filter, matches) => {
      const all = (await list({})).body.filter(matches);
      expect(all.length).toBeGreaterThan(0);
      expect((await list(filter())).body).toEqual(all);
    },
  );

  it('refer to the event in the chain, the draw, its cards and the lot', async () => {
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
      drawn_at: toTokyoIso(moments[1]!),
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

  it.each([
    [{ from: 'yesterday' }, 'from'],
    [{ amount_from: 'much' }, 'amount_from'],
    [{ secret: 1 }, 'filter'],
  ])('refuses the filter %j', async (filter, field) => {
    const { status, body } = await list(filter);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});
