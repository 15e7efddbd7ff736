import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConsoleResponse } from '../../../test/support/console.js';
import { waitUntil } from '../../../test/support/until.js';
import { DAY_MS } from '../../kernel/time.js';
import { PartnerCalls } from '../calls/partner-calls.js';
import { claimTransfers } from '../rows/transfer-calls.rows.js';
import type { SiteResource } from '../wire/site.contract.js';
import { PartnersHarness } from './partners-harness.fixture.js';

const MINUTE_MS = 60_000;

let harness: PartnersHarness;
let miles: SiteResource;
let minato: SiteResource;

beforeAll(async () => {
  harness = await PartnersHarness.open();
  miles = await harness.site('in');
  minato = await harness.site('out');
});
afterEach(() => harness.removeFaults());
afterAll(() => harness?.close());

const books = async (memberId: string) => {
  const text = `select data -> 'lines' as lines from store.events where stream_id = $1 order by stream_version`;
  const { rows } = await harness.shop.pool.query<{ lines: { account: string; amount: number }[] }>(text, [
    `wallet-${memberId}`,
  ]);
  const sums: Record<string, number> = {};
  for (const { account, amount } of rows.flatMap(({ lines }) => lines)) sums[account] = (sums[account] ?? 0) + amount;
  return sums;
};

describe('link to a partner site', () => {
  it('requires log-in, password and verified phone together', async () => {
    const member = await harness.person();
    const logIn = await harness.createAccountAt(miles, member, 70);
    const link = async (wrong: object) =>
      (await member.browser.post('user/transfer/login', { ...logIn, ...wrong })).body;
    expect(await link({ password: 'wrong' })).toMatchObject({ state: 200, result: false });
    expect(await link({ site_id: 'none' })).toMatchObject({ result: false });
    const row = async () =>
      (await member.browser.get('user/transfer/point')).body.list.find(({ id }: { id: string }) => id === miles.id);
    expect(await row()).toEqual({
      id: miles.id,
      name: miles.name,
      status: '0',
      direction: 'in',
      point: 0,
      under_way: 0,
    });
    expect(await link({})).toMatchObject({ state: 200, result: true, error: '' });
    expect(await row()).toMatchObject({ status: '1', point: 70 });
  });

  it('requires a verified phone', async () => {
    const member = await harness.shop.person();
    const logIn = await harness.createAccountAt(miles, { ...member, tel: '09012345678' }, 0);
    const { body } = await member.browser.post('user/transfer/login', logIn);
    expect(body).toMatchObject({ result: false, error: expect.stringContaining('SMS認証') });
  });

  it.each([
    [{ loginid: 'x'.repeat(256) }, 'loginid'],
    [{ password: 'x'.repeat(31) }, 'password'],
    [{ loginid: '' }, 'loginid'],
  ])('refuses %j', async (wrong, field) => {
    const { browser } = await harness.person();
    const logIn = { loginid: 'a', password: 'b', site_id: miles.id, ...wrong };
    expect((await browser.post('user/transfer/login', logIn)).body).toMatchObject({
      state: 400,
      errors: { [field]: [expect.any(String)] },
    });
  });

  it('shows no points while the site is unreachable', async () => {
    const member = await harness.linked(miles, { there: 10 });
    await harness.fault('get-account', 'before', 'reset');
    const { list } = (await member.browser.get('user/transfer/point')).body;
    expect(list.find(({ id }: { id: string }) => id === miles.id)).toMatchObject({ status: '1', point: null });
  });

  it('stores no password in the shop’s database', async () => {
    await harness.linked(miles, {});
    const { rows } = await harness.shop.pool.query<{ found: boolean }>(
      `select exists (select from partners.links l where l::text like '%partner1234%') as found`,
    );
    expect(rows[0]!.found).toBe(false);
  });
});

describe('member account of an operator', () => {
  it.each([
    ['from a partner site', () => miles],
    ['to a partner site', () => minato],
  ])('moves no points %s', async (_, site) => {
    const member = await harness.linked(site(), { here: 700, there: 500 });
    await harness.shop.pool.query('insert into members.standing (member_id, operator_id) values ($1, $1)', [
      member.memberId,
    ]);
    expect((await harness.move(member, site(), 300)).error).toContain('運営者ご本人');
    expect(await harness.holdings(member, site())).toEqual({ here: 700, there: 500, underWay: 0 });
  });
});

describe('transfer from a partner site', () => {
  it('debits the site and credits free points, with a line in the history', async () => {
    const member = await harness.linked(miles, { here: 100, there: 1500 });
    expect(await harness.move(member, miles, '1200')).toMatchObject({ state: 200, error: '' });
    expect(await harness.holdings(member, miles)).toEqual({ here: 1300, there: 300, underWay: 0 });
    expect(await books(member.memberId)).toMatchObject({
      [`partner:${miles.id}`]: -1200,
      [`member:${member.memberId}:free`]: 1300,
    });
    expect((await harness.transferOf(member))?.status).toBe('done');
    const { list } = (await member.browser.get('user/point/list')).body;
    expect(list[0]).toMatchObject({ bonusPoint: 1200, memo: expect.stringContaining('提携サイト') });
  });

  it('refuses more points than the site has', async () => {
    const member = await harness.linked(miles, { there: 100 });
    expect((await harness.move(member, miles, 101)).error).toBe('所有ポイントをオーバーしています。');
    expect(await harness.holdings(member, miles)).toEqual({ here: 0, there: 100, underWay: 0 });
  });

  it.each(['hang', 'reset', '500'])('credits points once when the response of the site is lost (%s)', async (kind) => {
    const member = await harness.linked(miles, { there: 500 });
    await harness.fault('transfer', 'after', kind);
    const moving = harness.move(member, miles, 400);
    expect((await harness.until(member, { status: 'done' })).points).toBe(400);
    expect((await moving).error).toMatch(/^$|返事を待っています/);
    expect(await harness.holdings(member, miles)).toEqual({ here: 400, there: 100, underWay: 0 });
  });

  it('credits points once when another process takes over the transfer', async () => {
    const member = await harness.linked(miles, { there: 500 });
    await harness.fault('transfer', 'before', 'slow');
    const moving = harness.move(member, miles, 50);
    await waitUntil('it is under way', async () => (await harness.transferOf(member))?.status === 'requested');
    const expired = `update partners.transfers set due_at = $2 where member_id = $1 and attempts = 1 returning attempts`;
    await waitUntil('its lease has run out', async () => {
      const { rowCount } = await harness.shop.pool.query(expired, [member.memberId, harness.shop.clock.now()]);
      return rowCount === 1;
    });
    harness.shop.app.get(PartnerCalls).wake();
    await waitUntil('it is done', async () => (await harness.transferOf(member))?.status === 'done');
    await moving;
    expect(await harness.holdings(member, miles)).toEqual({ here: 50, there: 450, underWay: 0 });
  });

  it('refuses points above the daily limit until the next day', async () => {
    const limited = await harness.site('in', { daily_limit: 500 });
    const member = await harness.linked(limited, { there: 2000 });
    expect((await harness.move(member, limited, 300)).error).toBe('');
    expect((await harness.move(member, limited, 201)).error).toContain('あと200ポイント');
    expect((await harness.move(member, limited, 200)).error).toBe('');
    expect((await harness.move(member, limited, 1)).error).toContain('明日');
    await harness.shop.pool.query(
      `update partners.transfers set requested_at = requested_at - interval '1 day' where member_id = $1`,
      [member.memberId],
    );
    expect((await harness.move(member, limited, 500)).error).toBe('');
  });
});

describe('transfer to a partner site', () => {
  it('debits the member and credits the site', async () => {
    const member = await harness.linked(minato, { here: 1000, there: 5 });
    expect(await harness.move(member, minato, 700)).toMatchObject({ error: '' });
    expect(await harness.holdings(member, minato)).toEqual({ here: 300, there: 705, underWay: 0 });
    expect(await books(member.memberId)).toMatchObject({ [`partner:${minato.id}`]: 700, transfers: 0 });
  });

  it('refuses more than the member’s free points', async () => {
    const member = await harness.linked(minato, { here: 100 });
    expect((await harness.move(member, minato, 101)).error).toBe('所有ポイントをオーバーしています。');
  });

  it('returns points to their lots when the site is unreachable', async () => {
    const gone = await harness.site('out');
    const member = await harness.linked(gone, { here: 1000 });
    await harness.owner.put(`partner-sites/${gone.id}`, { ...gone, base_url: 'http://127.0.0.1:9/partner/x' });
    expect((await harness.move(member, gone, 600)).error).toContain('接続できませんでした');
    expect(await books(member.memberId)).toMatchObject({ transfers: 0, [`member:${member.memberId}:free`]: 1000 });
    const { rows } = await harness.shop.pool.query('select remaining from points.lots where member_id = $1', [
      member.memberId,
    ]);
    expect(rows).toEqual([{ remaining: 1000 }]);
  });

  it('returns points when the site does not know the transfer and cannot receive it any more', async () => {
    const member = await harness.linked(minato, { here: 1000 });
    await harness.fault('transfer', 'before', 'reset', 100);
    expect((await harness.move(member, minato, 600)).error).toContain('返事を待っています');
    expect(await harness.holdings(member, minato)).toEqual({ here: 400, there: 0, underWay: 600 });
    await harness.wait(22 * MINUTE_MS);
    expect(await harness.until(member, { status: 'failed' })).toMatchObject({ code: 'never-arrived' });
    expect(await harness.holdings(member, minato)).toEqual({ here: 1000, there: 0, underWay: 0 });
  });

  it('refuses a member with a disputed payment', async () => {
    const member = await harness.linked(minato, { here: 1000 });
    await harness.shop.pool.query('insert into members.standing (member_id, disputes) values ($1, 1)', [
      member.memberId,
    ]);
    expect((await harness.move(member, minato, 100)).error).toContain('異議申し立て');
    expect(await harness.holdings(member, minato)).toEqual({ here: 1000, there: 0, underWay: 0 });
  });

  it('keeps points unspendable while the transfer is under way', async () => {
    const member = await harness.linked(minato, { here: 1000 });
    await harness.fault('transfer', 'after', 'reset', 100);
    await harness.move(member, minato, 600);
    expect((await harness.move(member, minato, 100)).error).toContain('前のポイント移行');
    expect((await member.browser.get('user/close_account')).body.detail.transfers).toBe(1);
    await harness.removeFaults();
    await harness.until(member, { status: 'done' });
    expect(await harness.holdings(member, minato)).toEqual({ here: 400, there: 600, underWay: 0 });
  });
});

describe('transfer request', () => {
  it.each(['0', 0, -1, 1.5, '1.5', 'many', '', null, '99999999999'])('refuses %j points', async (point) => {
    const member = await harness.linked(miles, { there: 100 });
    expect(await harness.move(member, miles, point)).toMatchObject({
      state: 200,
      error: '1ポイント以上で入力してください。',
    });
  });

  it('refuses a member who is not linked, and closed or unknown sites', async () => {
    const member = await harness.person();
    expect((await harness.move(member, miles, 1)).error).toContain('まだ連携していません');
    const closed = await harness.site('in', { open: false });
    expect((await harness.move(member, closed, 1)).error).toContain('停止しています');
    expect((await harness.move(member, { ...miles, id: 'none' }, 1)).error).toContain('ご利用いただけません');
  });

  it('makes one transfer of two concurrent requests', async () => {
    const member = await harness.linked(miles, { there: 1000 });
    await harness.fault('transfer', 'before', 'slow');
    const pairs = [await member.browser.freshPair(), await member.browser.freshPair()];
    const request = { point: 700, site_id: miles.id };
    const sent = await Promise.all(pairs.map((pair) => member.browser.postWith(pair, 'user/transfer/point', request)));
    const responses = sent.map(({ body }) => body);
    expect(responses.map(({ error }) => error).sort()).toEqual(['', expect.stringContaining('前のポイント移行')]);
    expect(await harness.holdings(member, miles)).toEqual({ here: 700, there: 300, underWay: 0 });
  });

  it('repeats the response to a repeated request and moves points once', async () => {
    const member = await harness.linked(miles, { there: 1000 });
    const value = await member.browser.freshPair();
    const send = () => member.browser.postWith(value, 'user/transfer/point', { point: 100, site_id: miles.id });
    const responses = await Promise.all([send(), send(), send()]);
    for (const { body } of responses) expect(body).toMatchObject({ error: '' });
    expect(await harness.holdings(member, miles)).toEqual({ here: 100, there: 900, underWay: 0 });
  });
});

describe('owner', () => {
  it('settles a transfer without a response once it cannot arrive any more', async () => {
    const member = await harness.linked(minato, { here: 500 });
    await harness.fault('transfer', 'before', 'reset', 100);
    await harness.fault('get-transfer', 'before', 'reset', 100);
    await harness.move(member, minato, 500);
    const { id } = (await harness.transferOf(member))!;
    const settle = (done: boolean) =>
      harness.owner.post(`partner-transfers/${id}/settle`, { reason: 'asked them', done });
    expect((await settle(false)).body.errors.done[0]).toContain('21分');
    await harness.wait(21 * MINUTE_MS);
    expect((await settle(false)).body).toMatchObject({ status: 'failed', code: 'settled' });
    expect((await harness.holdings(member, minato)).here).toBe(500);
    expect((await settle(true)).body.errors.done[0]).toContain('終わっています');
  });

  it('cannot read the secret of a site, and keeps it in an edit without one', async () => {
    const site = await harness.site('in');
    expect(JSON.stringify(site)).not.toContain(harness.sandbox.environment.PARTNER_SECRET);
    const { body } = await harness.owner.put(`partner-sites/${site.id}`, { ...site, name: '新しい名前' });
    expect(body).toMatchObject({ name: '新しい名前', version: 2 });
    const member = await harness.linked(body, { there: 5 });
    expect((await harness.move(member, body, 5)).error).toBe('');
    const { rows } = await harness.shop.pool.query<{ trail: string }>(
      `select string_agg(t::text, ' ') as trail from operators.audit_trail t where resource = 'partner-sites'`,
    );
    expect(rows[0]!.trail).toContain('新しい名前');
    expect(rows[0]!.trail).not.toContain(harness.sandbox.environment.PARTNER_SECRET);
  });

  it('needs a second owner for a new site, another server or key, a higher limit, or opening it', async () => {
    const site = await harness.site('in', { daily_limit: 5000 });
    const fieldsOf = ({ status, body }: ConsoleResponse) => [status, ...Object.keys(body.errors ?? {})];
    const edit = (change: object) =>
      harness.owner.put(`partner-sites/${site.id}`, { ...site, reason: '変更', ...change });
    for (const change of [{ base_url: `${site.base_url}-2` }, { key_id: 'k' }, { secret: 's' }, { daily_limit: 5001 }])
      expect(fieldsOf(await edit(change))).toEqual([400, 'approval']);
    const { body: requests } = await harness.owner.get('approvals?range=[0,1]&sort=["id","DESC"]');
    expect(requests).toMatchObject([
      { resource: 'partner-sites', command: 'edit', worth: 5001, unit: 'points' },
      { by_hand: true, request: { secret: '***' } },
    ]);
    expect((await edit({ daily_limit: 4000, open: false })).status).toBe(200);
    expect(fieldsOf(await edit({ daily_limit: 4000, version: site.version + 1 }))).toEqual([400, 'approval']);
  });

  it.each([
    [{ secret: '' }, 'secret'],
    [{ base_url: 'http://partner.example/x' }, 'base_url'],
    [{ base_url: 'ftp://partner.example/x' }, 'base_url'],
    [{ direction: 'both' }, 'direction'],
    [{ daily_limit: -1 }, 'daily_limit'],
    [{ name: ' ' }, 'name'],
  ])('cannot add a site with %j', async (wrong, field) => {
    const draft = {
      name: 'x',
      base_url: 'https://x.example',
      key_id: 'k',
      secret: 's',
      direction: 'in',
      daily_limit: 0,
    };
    const { status, body } = await harness.owner.post('partner-sites', { ...draft, open: true, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe('comparison of the next morning', () => {
  it('compares each transfer with its site and reports whether the day agrees', async () => {
    const site = await harness.site('in');
    const [first, second] = [await harness.linked(site, { there: 900 }), await harness.linked(site, { there: 900 })];
    await harness.move(first, site, 300);
    await harness.move(second, site, 901);
    await harness.move(second, site, 500);
    const filter = encodeURIComponent(JSON.stringify({ site_id: site.id }));
    const days = async () => (await harness.owner.get(`partner-days?filter=${filter}`)).body;
    const [day] = await days();
    expect(day).toMatchObject({ transfers: 3, points_in: 800, points_out: 0, failed: 1, compared: 0, result: 'open' });
    await harness.wait(DAY_MS + 3 * 60 * MINUTE_MS);
    await harness.until(second, { site_says: 'done' });
    await harness.until(first, { site_says: 'done' });
    expect(await days()).toMatchObject([{ compared: 3, differing: 0, result: 'agrees' }]);
    await harness.shop.pool.query(`update partners.transfers set site_says = 'unknown' where member_id = $1`, [
      first.memberId,
    ]);
    expect(await days()).toMatchObject([{ differing: 1, result: 'differs' }]);
    expect((await harness.transferOf(first))?.differs).toBe(true);
  });
});

describe('claimed call', () => {
  it('belongs to one process until its lease expires', async () => {
    const member = await harness.linked(miles, { there: 10 });
    await harness.fault('transfer', 'before', 'slow');
    const moving = harness.move(member, miles, 10);
    const { pool, clock } = harness.shop;
    const claimed = `select from partners.transfers where member_id = $1 and attempts = 1`;
    await waitUntil('it is claimed', async () => (await pool.query(claimed, [member.memberId])).rowCount === 1);
    expect(await claimTransfers(pool, clock.now(), { waitedFor: 9, others: 9 })).toEqual([]);
    await moving;
  });
});
