import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import {
  type Console,
  type ConsoleResponse,
  consolesOf,
  runWithApproval,
  toKeyHeader,
} from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type Person } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import type { Role } from '../../platform/console-api/access/operator.js';

const DAY_MS = 86_400_000;
const LIMIT = 50_000;
const reason = '二重に付与したため';

let quiet: QuietShop;
let consoles: Record<Role | 'nobody', Console>;
let person: Person;
let id: string;

beforeAll(async () => {
  quiet = await QuietShop.open();
  await quiet.shop.openBox('spends', { pricePoint: 30, prizes: [buildPrize('a', 1000, 5)] });
  await quiet.shop.openBox('spends-coins', { currency: 'coins', pricePoint: 3, prizes: [buildPrize('a', 1000, 5)] });
});
beforeEach(async () => {
  // A new day resets the caps and ends every session of an operator.
  await quiet.pass(DAY_MS);
  consoles = await consolesOf(quiet.shop);
  person = await quiet.shop.person();
  id = person.memberId;
});
afterAll(() => quiet?.close());

type Unit = 'points' | 'coins';

const post = (command: string, body: object, headers = {}, who: Role = 'support') =>
  consoles[who].post(`members/${id}/${command}`, { reason, ...body }, headers);
const reverse = (entry: unknown, headers = {}, who: Role = 'support') => post('reverse-grant', { entry }, headers, who);
const lastEntry = async (): Promise<string> =>
  (
    await quiet.shop.pool.query(
      'select event_id from store.events where stream_id = $1 order by stream_version desc limit 1',
      [`wallet-${id}`],
    )
  ).rows[0].event_id;
/** @returns the entry of the grant */
const grant = async (unit: Unit, amount: number, changes: object = {}): Promise<string> => {
  const { status } = await runWithApproval(quiet.shop, () => post(`grant-${unit}`, { [unit]: amount, ...changes }));
  expect(status).toBe(200);
  return lastEntry();
};
const balance = async () => {
  const { points, coins } = (await consoles.owner.get(`members/${id}`)).body;
  return { points, coins };
};
/** @returns the entry of the draw */
const draw = async (pack_id: string, count: number): Promise<string> => {
  const { body } = await person.browser.postWith(quiet.pairOf(person.browser), 'user/pack/buy', { pack_id, count });
  expect(body.result).toBe('1');
  return lastEntry();
};
const refusedUnder = ({ status, body }: ConsoleResponse, field: string): string => {
  expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 400, fields: [field] });
  return body.errors[field][0];
};
const entryOf = async (entry: string, line = 0) => {
  await quiet.feed();
  const { status, body } = await consoles.finance.get(`ledger-entries/${entry}.${line}`);
  expect(status).toBe(200);
  return body;
};
const memos = async (of: 'point' | 'coin', language: 'ja' | 'en'): Promise<string[]> => {
  const browser = new Browser(quiet.shop, { 'accept-language': language });
  browser.cookie = person.browser.cookie;
  const { list } = (await browser.get(`user/${of}/list`)).body;
  return list.map(({ memo }: { memo: string }) => memo);
};

describe.each<[Unit, 'point' | 'coin', string, object]>([
  ['points', 'point', 'spends', { type: 'PointsTakenBack', account: 'free' }],
  ['coins', 'coin', 'spends-coins', { type: 'CoinsSpent', account: 'coin' }],
])('taking back a grant of %s', (unit, of, pack, reversal) => {
  it('takes it back, with ledger and audit entries and a memo in the member’s language', async () => {
    const kept = await grant(unit, 70);
    const entry = await grant(unit, 500);
    const { status, body } = await post('reverse-grant', { entry, reason_code: 'correction' });
    expect([status, body[unit]]).toEqual([200, 70]);

    const { rows } = await quiet.shop.pool.query(
      `select type, data, actor from store.events where stream_id = $1 order by stream_version desc limit 1`,
      [`wallet-${id}`],
    );
    const [{ type, data, actor }] = rows;
    expect({ type, account: data.lines[0].account.split(':')[2] }).toEqual(reversal);
    expect(data.document).toEqual({ kind: 'reversal', id: entry, reverses: entry, why: 'correction' });
    expect(data.lines.map(({ amount }: { amount: number }) => amount)).toEqual([-500, 500]);
    const { rows: grants } = await quiet.shop.pool.query('select data from store.events where event_id = $1', [entry]);
    const lot = grants[0].data.lots?.[0].lotId ?? null;
    expect([data.lines[1].account, data.lines[0].lot]).toEqual(['promotion', lot]);
    expect(actor).toMatch(/^operator:[0-9a-f-]{36}$/);
    expect(JSON.stringify(data)).not.toContain(reason);

    const { body: auditEntries } = await consoles.owner.get(
      `audit-trail?filter=${encodeURIComponent(JSON.stringify({ subject: `members/${id}`, reason_code: 'correction' }))}`,
    );
    expect(auditEntries).toMatchObject([
      { command: 'reverse-grant', outcome: 'done', amount: 500, unit, changes: { [unit]: [570, 70] } },
    ]);
    const labels = ['ショップからの付与', 'ショップからの付与'];
    expect(await memos(of, 'ja')).toEqual(['ショップからの付与の取り消し', ...labels]);
    expect((await memos(of, 'en'))[0]).toBe('Grant taken back');
    await quiet.feed();
    expect((await memos(of, 'ja'))[0]).toBe('ショップからの付与の取り消し');
    expect(await reverse(kept)).toMatchObject({ status: 200, body: { [unit]: 0 } });
  });

  it('happens once: for one key, for two requests at once, and for later ones', async () => {
    const entry = await grant(unit, 500);
    await grant(unit, 500);
    const once = toKeyHeader(`reversed-${unit}-${id}`);
    const [first, again] = [await reverse(entry, once), await reverse(entry, once)];
    expect([first.status, again.body]).toEqual([200, first.body]);
    const words = refusedUnder(await reverse(entry), 'entry');
    expect(words).toBe('この付与はすでに取り消されています。画面を更新して、取り消しの仕訳をご確認ください。');
    expect((await balance())[unit]).toBe(500);

    const another = await grant(unit, 40);
    const both = await Promise.all([1, 2].map((n) => reverse(another, toKeyHeader(`at-once-${n}-${id}`))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await balance())[unit]).toBe(500);
  });

  it('takes what is left of a partly used grant, and refuses a used-up one', async () => {
    const entry = await grant(unit, 300);
    await draw(pack, 2);
    const before = (await balance())[unit];
    expect(before).toBeLessThan(300);
    expect((await reverse(entry)).body[unit]).toBe(0);

    const spentUp = await grant(unit, pack === 'spends' ? 60 : 6);
    await draw(pack, 2);
    expect(refusedUnder(await reverse(spentUp), 'entry')).toContain('取り消せる残りがありません');
    expect((await balance())[unit]).toBe(0);
  });

  it('waits for a second operator above the limit, who sees the amount of the grant', async () => {
    const entry = await grant(unit, LIMIT + 40_000);
    const refusal = refusedUnder(await reverse(entry), 'approval');
    const approval = /依頼番号(\d+)/.exec(refusal)![1]!;
    expect((await balance())[unit]).toBe(LIMIT + 40_000);
    expect((await consoles.finance.get(`approvals/${approval}`)).body).toMatchObject({
      command: 'reverse-grant',
      request: { entry },
      worth: LIMIT + 40_000,
      unit,
      about: { granted: LIMIT + 40_000 },
    });
    expect((await consoles.finance.post(`approvals/${approval}/approve`, { reason })).status).toBe(200);
    expect(await reverse(entry)).toMatchObject({ status: 200, body: { [unit]: 0 } });
    const { body: auditEntries } = await consoles.owner.get(`audit-trail?filter={"subject":"members/${id}"}`);
    expect(auditEntries[0]).toMatchObject({ outcome: 'done', operator_name: 'Support', approved_by_name: 'Finance' });
  });

  it('needs no second operator when at most the limit is left', async () => {
    const entry = await grant(unit, LIMIT + (unit === 'points' ? 60 : 6));
    await draw(pack, 2);
    expect((await balance())[unit]).toBe(LIMIT);
    expect(await reverse(entry)).toMatchObject({ status: 200, body: { [unit]: 0 } });
  });

  it('links grant and reversal in both directions', async () => {
    const entry = await grant(unit, 500);
    expect(await entryOf(entry)).toMatchObject({ is_reversible: true, reverses: null, reversed_by: [] });
    await reverse(entry);
    const reversal = await lastEntry();
    // A grant's second line is the member's; a reversal's is the first.
    expect(await entryOf(entry, 1)).toMatchObject({
      is_reversible: false,
      reversed_by: [{ id: `${reversal}.0`, kind: 'reversal', unit, amount: -500 }],
    });
    expect(await entryOf(reversal)).toMatchObject({
      kind: 'reversal',
      is_reversible: false,
      reverses: { id: `${entry}.1`, kind: 'grant', unit, amount: 500 },
      to_make_good: 500,
    });
    const { body: lines } = await consoles.finance.get(`ledger-entries?filter={"document":"${entry}"}`);
    expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(['reversal', 'reversal']);
  });

  it('ignores the day’s cap of grants and does not free it', async () => {
    const [entry] = [await grant(unit, LIMIT), await grant(unit, LIMIT), await grant(unit, LIMIT)];
    await grant(unit, LIMIT);
    expect((await reverse(entry!)).status).toBe(200);
    expect(refusedUnder(await post(`grant-${unit}`, { [unit]: 1 }), unit)).toContain('あと0');
  });
});

describe('a reversal', () => {
  it.each([
    ['an id that is none', () => 'x', '仕訳の番号'],
    ['an entry that nobody has', () => newId(quiet.now), 'この番号のものはありません'],
  ])('refuses %s', async (_, entry, words) => {
    await grant('points', 10);
    expect(refusedUnder(await reverse(entry()), 'entry')).toContain(words);
    expect(await balance()).toEqual({ points: 10, coins: 0 });
  });

  it('refuses another member’s grant, and an entry that is no grant', async () => {
    const others = await grant('points', 90);
    const drawn = await draw('spends', 2);
    expect(refusedUnder(await reverse(drawn), 'entry')).toContain('運営者による付与ではない');
    id = (await quiet.shop.person(40)).memberId;
    expect(refusedUnder(await reverse(others), 'entry')).toContain('この番号のものはありません');
    expect(await balance()).toEqual({ points: 40, coins: 0 });
  });

  it('refuses in English in English mode', async () => {
    const { body } = await reverse(newId(quiet.now), { 'accept-language': 'en' });
    expect(body.errors.entry).toEqual(['This member has no entry of this id. Check the member and the entry’s id.']);
  });

  it('accepts a banned member, but not an operator’s own account', async () => {
    const entry = await grant('points', 90);
    await post('ban', {});
    expect(await reverse(entry)).toMatchObject({ status: 200, body: { points: 0, state: 'banned' } });
    await post('unban', {});

    const other = await grant('points', 30);
    const [owner] = (await consoles.owner.get('operators?filter={"role":"support"}')).body;
    expect((await consoles.owner.post(`operators/${owner.id}/name-member`, { reason, member_id: id })).status).toBe(
      200,
    );
    expect(refusedUnder(await reverse(other), 'state')).toContain('ご自身の会員アカウント');
    expect(await reverse(other, {}, 'owner')).toMatchObject({ status: 200, body: { points: 0 } });
    await consoles.owner.post(`operators/${owner.id}/unname-member`, { reason });
  });

  it('refuses finance', async () => {
    expect((await reverse(await grant('points', 10), {}, 'finance')).status).toBe(403);
  });
});

describe('a grant that makes something good', () => {
  it.each<[Unit, string, number]>([
    ['points', 'spends', 60],
    ['coins', 'spends-coins', 6],
  ])('names the entry that took %s, is limited to its amount, and links both', async (unit, pack, cost) => {
    await grant(unit, 100);
    const drawn = await draw(pack, 2);
    expect((await entryOf(drawn)).to_make_good).toBe(cost);
    const made = await grant(unit, cost - 1, { makes_good: drawn });
    const { rows } = await quiet.shop.pool.query('select data from store.events where event_id = $1', [made]);
    expect(rows[0].data.document).toEqual({
      ...{ kind: 'grant', memo: '', reverses: drawn },
      id: expect.any(String),
    });

    const secondGrant = await post(`grant-${unit}`, { [unit]: 2, makes_good: drawn });
    expect(refusedUnder(secondGrant, unit)).toContain('あと1');
    const last = await grant(unit, 1, { makes_good: drawn });
    expect(refusedUnder(await post(`grant-${unit}`, { [unit]: 1, makes_good: drawn }), 'makes_good')).toContain(
      'すでにすべて補填',
    );
    expect((await balance())[unit]).toBe(100);

    expect(await entryOf(drawn)).toMatchObject({
      to_make_good: 0,
      reverses: null,
      reversed_by: [
        { id: `${made}.1`, kind: 'grant', amount: cost - 1 },
        { id: `${last}.1`, kind: 'grant', amount: 1 },
      ],
    });
    expect(await entryOf(made)).toMatchObject({
      is_reversible: true,
      reverses: { id: `${drawn}.0`, kind: 'draw', unit, amount: -cost },
    });
    // The amount that is taken back may be granted again.
    await reverse(last);
    expect((await entryOf(drawn)).to_make_good).toBe(1);
  });

  it('refuses another member’s entry, an unknown one, and one that took nothing', async () => {
    const gave = await grant('points', 90);
    const drawn = await draw('spends', 2);
    expect(refusedUnder(await post('grant-coins', { coins: 1, makes_good: drawn }), 'makes_good')).toContain('減って');
    expect(refusedUnder(await post('grant-points', { points: 1, makes_good: gave }), 'makes_good')).toContain('減って');
    expect(refusedUnder(await post('grant-points', { points: 1, makes_good: 'x' }), 'makes_good')).toContain('番号');
    id = (await quiet.shop.person(40)).memberId;
    const others = await post('grant-points', { points: 1, makes_good: drawn });
    expect(refusedUnder(others, 'makes_good')).toContain('この番号のものはありません');
    expect(await balance()).toEqual({ points: 40, coins: 0 });
  });

  it('grants no more than the amount when two are requested at once', async () => {
    await grant('points', 90);
    const drawn = await draw('spends', 2);
    const both = await Promise.all(
      [1, 2].map((n) => post('grant-points', { points: 40, makes_good: drawn }, toKeyHeader(`good-${n}-${id}`))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await balance()).points).toBe(70);
  });

  it('may compensate a mistaken reversal', async () => {
    const entry = await grant('points', 90);
    await reverse(entry);
    const made = await grant('points', 90, { makes_good: await lastEntry() });
    expect(await balance()).toEqual({ points: 90, coins: 0 });
    expect((await entryOf(made)).reverses.kind).toBe('reversal');
  });
});
