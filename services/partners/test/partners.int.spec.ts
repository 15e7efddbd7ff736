import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConsoleResponse } from '../../../test/support/console.js';
import { waitUntil } from '../../../test/support/until.js';
import { DAY_MS } from '../../kernel/time.js';
import { PartnerCalls } from '../calls/partner-calls.js';
import { claimTransfers } from '../rows/transfer-calls.rows.js';
import type { SiteResource } from '../wire/site.contract.js';
import { PartnerDesk } from './partner-desk.fixture.js';

const MINUTE_MS = 60_000;

let desk: PartnerDesk;
let miles: SiteResource;
let minato: SiteResource;

beforeAll(async () => {
  desk = await PartnerDesk.open();
  miles = await desk.site('in');
  minato = await desk.site('out');
});
afterEach(() => desk.noFaults());
afterAll(() => desk?.close());

const books = async (memberId: string) => {
  const text = `select data -> 'lines' as lines from store.events where stream_id = $1 order by stream_version`;
  const { rows } = await desk.shop.pool.query<{ lines: { account: string; amount: number }[] }>(text, [
    `wallet-${memberId}`,
  ]);
  const sums: Record<string, number> = {};
  for (const { account, amount } of rows.flatMap(({ lines }) => lines)) sums[account] = (sums[account] ?? 0) + amount;
  return sums;
};

describe('who a member is at a partner site', () => {
  it('is known by log-in, password and verified phone together', async () => {
    const member = await desk.person();
    const logIn = await desk.knownAt(miles, member, 70);
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

  it('is asked for by nobody whose phone is not verified', async () => {
    const member = await desk.shop.person();
    const logIn = await desk.knownAt(miles, { ...member, tel: '09012345678' }, 0);
    const { body } = await member.browser.post('user/transfer/login', logIn);
    expect(body).toMatchObject({ result: false, error: expect.stringContaining('SMS認証') });
  });

  it.each([
    [{ loginid: 'x'.repeat(256) }, 'loginid'],
    [{ password: 'x'.repeat(31) }, 'password'],
    [{ loginid: '' }, 'loginid'],
  ])('is not asked with %j', async (wrong, field) => {
    const { browser } = await desk.person();
    const logIn = { loginid: 'a', password: 'b', site_id: miles.id, ...wrong };
    expect((await browser.post('user/transfer/login', logIn)).body).toMatchObject({
      state: 400,
      errors: { [field]: [expect.any(String)] },
    });
  });

  it('is not there while the site cannot be reached', async () => {
    const member = await desk.linked(miles, { there: 10 });
    await desk.fault('get-account', 'before', 'reset');
    const { list } = (await member.browser.get('user/transfer/point')).body;
    expect(list.find(({ id }: { id: string }) => id === miles.id)).toMatchObject({ status: '1', point: null });
  });

  it('tells no password to the shop’s database', async () => {
    await desk.linked(miles, {});
    const { rows } = await desk.shop.pool.query<{ found: boolean }>(
      `select exists (select from partners.links l where l::text like '%partner1234%') as found`,
    );
    expect(rows[0]!.found).toBe(false);
  });
});

describe('points of an operator’s own account', () => {
  it.each([
    ['from a partner site', () => miles],
    ['to a partner site', () => minato],
  ])('are not moved %s', async (_, site) => {
    const member = await desk.linked(site(), { here: 700, there: 500 });
    await desk.shop.pool.query('insert into members.standing (member_id, operator_id) values ($1, $1)', [
      member.memberId,
    ]);
    expect((await desk.move(member, site(), 300)).error).toContain('運営者ご本人');
    expect(await desk.holdings(member, site())).toEqual({ here: 700, there: 500, underWay: 0 });
  });
});

describe('points from a partner site', () => {
  it('are taken there, and are free points here, with a line in the history', async () => {
    const member = await desk.linked(miles, { here: 100, there: 1500 });
    expect(await desk.move(member, miles, '1200')).toMatchObject({ state: 200, error: '' });
    expect(await desk.holdings(member, miles)).toEqual({ here: 1300, there: 300, underWay: 0 });
    expect(await books(member.memberId)).toMatchObject({
      [`partner:${miles.id}`]: -1200,
      [`member:${member.memberId}:free`]: 1300,
    });
    expect((await desk.transferOf(member))?.status).toBe('done');
    const { list } = (await member.browser.get('user/point/list')).body;
    expect(list[0]).toMatchObject({ bonusPoint: 1200, memo: expect.stringContaining('提携サイト') });
  });

  it('that are not there stay there', async () => {
    const member = await desk.linked(miles, { there: 100 });
    expect((await desk.move(member, miles, 101)).error).toBe('所有ポイントをオーバーしています。');
    expect(await desk.holdings(member, miles)).toEqual({ here: 0, there: 100, underWay: 0 });
  });

  it.each(['hang', 'reset', '500'])('come once when the site’s answer is lost (%s)', async (kind) => {
    const member = await desk.linked(miles, { there: 500 });
    await desk.fault('transfer', 'after', kind);
    const moving = desk.move(member, miles, 400);
    expect((await desk.until(member, { status: 'done' })).points).toBe(400);
    expect((await moving).error).toMatch(/^$|返事を待っています/);
    expect(await desk.holdings(member, miles)).toEqual({ here: 400, there: 100, underWay: 0 });
  });

  it('come once from whoever takes over from a process that has died', async () => {
    const member = await desk.linked(miles, { there: 500 });
    await desk.fault('transfer', 'before', 'slow');
    const moving = desk.move(member, miles, 50);
    await waitUntil('it is under way', async () => (await desk.transferOf(member))?.status === 'requested');
    const expired = `update partners.transfers set due_at = $2 where member_id = $1 and attempts = 1 returning attempts`;
    await waitUntil('its lease has run out', async () => {
      const { rowCount } = await desk.shop.pool.query(expired, [member.memberId, desk.shop.clock.now()]);
      return rowCount === 1;
    });
    desk.shop.app.get(PartnerCalls).wake();
    await waitUntil('it is done', async () => (await desk.transferOf(member))?.status === 'done');
    await moving;
    expect(await desk.holdings(member, miles)).toEqual({ here: 50, there: 450, underWay: 0 });
  });

  it('may come tomorrow where the day’s limit is reached', async () => {
    const limited = await desk.site('in', { daily_limit: 500 });
    const member = await desk.linked(limited, { there: 2000 });
    expect((await desk.move(member, limited, 300)).error).toBe('');
    expect((await desk.move(member, limited, 201)).error).toContain('あと200ポイント');
    expect((await desk.move(member, limited, 200)).error).toBe('');
    expect((await desk.move(member, limited, 1)).error).toContain('明日');
    await desk.shop.pool.query(
      `update partners.transfers set requested_at = requested_at - interval '1 day' where member_id = $1`,
      [member.memberId],
    );
    expect((await desk.move(member, limited, 500)).error).toBe('');
  });
});

describe('points to a partner site', () => {
  it('are set aside, given there, and gone here', async () => {
    const member = await desk.linked(minato, { here: 1000, there: 5 });
    expect(await desk.move(member, minato, 700)).toMatchObject({ error: '' });
    expect(await desk.holdings(member, minato)).toEqual({ here: 300, there: 705, underWay: 0 });
    expect(await books(member.memberId)).toMatchObject({ [`partner:${minato.id}`]: 700, transfers: 0 });
  });

  it('are the member’s own free ones alone', async () => {
    const member = await desk.linked(minato, { here: 100 });
    expect((await desk.move(member, minato, 101)).error).toBe('所有ポイントをオーバーしています。');
  });

  it('come back to their lots when the site is not reached', async () => {
    const gone = await desk.site('out');
    const member = await desk.linked(gone, { here: 1000 });
    await desk.owner.put(`partner-sites/${gone.id}`, { ...gone, base_url: 'http://127.0.0.1:9/partner/x' });
    expect((await desk.move(member, gone, 600)).error).toContain('接続できませんでした');
    expect(await books(member.memberId)).toMatchObject({ transfers: 0, [`member:${member.memberId}:free`]: 1000 });
    const { rows } = await desk.shop.pool.query('select remaining from points.lots where member_id = $1', [
      member.memberId,
    ]);
    expect(rows).toEqual([{ remaining: 1000 }]);
  });

  it('come back when the site has not heard of them for longer than it would take them', async () => {
    const member = await desk.linked(minato, { here: 1000 });
    await desk.fault('transfer', 'before', 'reset', 100);
    expect((await desk.move(member, minato, 600)).error).toContain('返事を待っています');
    expect(await desk.holdings(member, minato)).toEqual({ here: 400, there: 0, underWay: 600 });
    await desk.wait(22 * MINUTE_MS);
    expect(await desk.until(member, { status: 'failed' })).toMatchObject({ code: 'never-arrived' });
    expect(await desk.holdings(member, minato)).toEqual({ here: 1000, there: 0, underWay: 0 });
  });

  it('stay while money of the member is in doubt', async () => {
    const member = await desk.linked(minato, { here: 1000 });
    await desk.shop.pool.query('insert into members.standing (member_id, disputes) values ($1, 1)', [member.memberId]);
    expect((await desk.move(member, minato, 100)).error).toContain('異議申し立て');
    expect(await desk.holdings(member, minato)).toEqual({ here: 1000, there: 0, underWay: 0 });
  });

  it('are drawn with by nobody while they are under way', async () => {
    const member = await desk.linked(minato, { here: 1000 });
    await desk.fault('transfer', 'after', 'reset', 100);
    await desk.move(member, minato, 600);
    expect((await desk.move(member, minato, 100)).error).toContain('前のポイント移行');
    expect((await member.browser.get('user/close_account')).body.detail.transfers).toBe(1);
    await desk.noFaults();
    await desk.until(member, { status: 'done' });
    expect(await desk.holdings(member, minato)).toEqual({ here: 400, there: 600, underWay: 0 });
  });
});

describe('a wish', () => {
  it.each(['0', 0, -1, 1.5, '1.5', 'many', '', null, '99999999999'])('for %j points is refused', async (point) => {
    const member = await desk.linked(miles, { there: 100 });
    expect(await desk.move(member, miles, point)).toMatchObject({
      state: 200,
      error: '1ポイント以上で入力してください。',
    });
  });

  it('by somebody who is not linked, or with a site that is closed or none, is refused', async () => {
    const member = await desk.person();
    expect((await desk.move(member, miles, 1)).error).toContain('まだ連携していません');
    const closed = await desk.site('in', { open: false });
    expect((await desk.move(member, closed, 1)).error).toContain('停止しています');
    expect((await desk.move(member, { ...miles, id: 'none' }, 1)).error).toContain('ご利用いただけません');
  });

  it('of two at once is one transfer', async () => {
    const member = await desk.linked(miles, { there: 1000 });
    await desk.fault('transfer', 'before', 'slow');
    const pairs = [await member.browser.freshPair(), await member.browser.freshPair()];
    const wish = { point: 700, site_id: miles.id };
    const sent = await Promise.all(pairs.map((pair) => member.browser.postWith(pair, 'user/transfer/point', wish)));
    const answers = sent.map(({ body }) => body);
    expect(answers.map(({ error }) => error).sort()).toEqual(['', expect.stringContaining('前のポイント移行')]);
    expect(await desk.holdings(member, miles)).toEqual({ here: 700, there: 300, underWay: 0 });
  });

  it('that is sent again gets the same answer, and nothing twice', async () => {
    const member = await desk.linked(miles, { there: 1000 });
    const value = await member.browser.freshPair();
    const send = () => member.browser.postWith(value, 'user/transfer/point', { point: 100, site_id: miles.id });
    const answers = await Promise.all([send(), send(), send()]);
    for (const { body } of answers) expect(body).toMatchObject({ error: '' });
    expect(await desk.holdings(member, miles)).toEqual({ here: 100, there: 900, underWay: 0 });
  });
});

describe('an owner', () => {
  it('ends a transfer whose site gives no word, once it cannot arrive any more', async () => {
    const member = await desk.linked(minato, { here: 500 });
    await desk.fault('transfer', 'before', 'reset', 100);
    await desk.fault('get-transfer', 'before', 'reset', 100);
    await desk.move(member, minato, 500);
    const { id } = (await desk.transferOf(member))!;
    const settle = (done: boolean) => desk.owner.post(`partner-transfers/${id}/settle`, { reason: 'asked them', done });
    expect((await settle(false)).body.errors.done[0]).toContain('21分');
    await desk.wait(21 * MINUTE_MS);
    expect((await settle(false)).body).toMatchObject({ status: 'failed', code: 'settled' });
    expect((await desk.holdings(member, minato)).here).toBe(500);
    expect((await settle(true)).body.errors.done[0]).toContain('終わっています');
  });

  it('reads no secret, and keeps the one that there is', async () => {
    const site = await desk.site('in');
    expect(JSON.stringify(site)).not.toContain(desk.sandbox.environment.PARTNER_SECRET);
    const { body } = await desk.owner.put(`partner-sites/${site.id}`, { ...site, name: '新しい名前' });
    expect(body).toMatchObject({ name: '新しい名前', version: 2 });
    const member = await desk.linked(body, { there: 5 });
    expect((await desk.move(member, body, 5)).error).toBe('');
    const { rows } = await desk.shop.pool.query<{ told: string }>(
      `select string_agg(t::text, ' ') as told from operators.audit_trail t where resource = 'partner-sites'`,
    );
    expect(rows[0]!.told).toContain('新しい名前');
    expect(rows[0]!.told).not.toContain(desk.sandbox.environment.PARTNER_SECRET);
  });

  it('lets no site bring points by one owner alone: a new one, another machine or key, a higher limit, or opening it', async () => {
    const site = await desk.site('in', { daily_limit: 5000 });
    const fieldsOf = ({ status, body }: ConsoleResponse) => [status, ...Object.keys(body.errors ?? {})];
    const edit = (change: object) => desk.owner.put(`partner-sites/${site.id}`, { ...site, reason: '変更', ...change });
    for (const change of [{ base_url: `${site.base_url}-2` }, { key_id: 'k' }, { secret: 's' }, { daily_limit: 5001 }])
      expect(fieldsOf(await edit(change))).toEqual([400, 'approval']);
    const { body: requests } = await desk.owner.get('approvals?range=[0,1]&sort=["id","DESC"]');
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
  ])('writes no site with %j', async (wrong, field) => {
    const draft = {
      name: 'x',
      base_url: 'https://x.example',
      key_id: 'k',
      secret: 's',
      direction: 'in',
      daily_limit: 0,
    };
    const { status, body } = await desk.owner.post('partner-sites', { ...draft, open: true, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe('the morning after', () => {
  it('each transfer is compared with what its site says, and a day agrees or not', async () => {
    const site = await desk.site('in');
    const [first, second] = [await desk.linked(site, { there: 900 }), await desk.linked(site, { there: 900 })];
    await desk.move(first, site, 300);
    await desk.move(second, site, 901);
    await desk.move(second, site, 500);
    const filter = encodeURIComponent(JSON.stringify({ site_id: site.id }));
    const days = async () => (await desk.owner.get(`partner-days?filter=${filter}`)).body;
    const [day] = await days();
    expect(day).toMatchObject({ transfers: 3, points_in: 800, points_out: 0, failed: 1, compared: 0, result: 'open' });
    await desk.wait(DAY_MS + 3 * 60 * MINUTE_MS);
    await desk.until(second, { site_says: 'done' });
    await desk.until(first, { site_says: 'done' });
    expect(await days()).toMatchObject([{ compared: 3, differing: 0, result: 'agrees' }]);
    await desk.shop.pool.query(`update partners.transfers set site_says = 'unknown' where member_id = $1`, [
      first.memberId,
    ]);
    expect(await days()).toMatchObject([{ differing: 1, result: 'differs' }]);
    expect((await desk.transferOf(first))?.differs).toBe(true);
  });
});

describe('a call that a process has claimed', () => {
  it('is not another’s until the lease has run out', async () => {
    const member = await desk.linked(miles, { there: 10 });
    await desk.fault('transfer', 'before', 'slow');
    const moving = desk.move(member, miles, 10);
    const { pool, clock } = desk.shop;
    const claimed = `select from partners.transfers where member_id = $1 and attempts = 1`;
    await waitUntil('it is claimed', async () => (await pool.query(claimed, [member.memberId])).rowCount === 1);
    expect(await claimTransfers(pool, clock.now(), { waitedFor: 9, others: 9 })).toEqual([]);
    await moving;
  });
});
