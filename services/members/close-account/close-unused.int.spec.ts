import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { type Console, signInAs } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import type { WholeShop } from '../../../test/support/whole-shop.js';
import { addTokyoMonths, DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import { Settings } from '../../platform/settings.js';
import { CHOSEN_PASSWORD, registerIn, registrationsOf } from '../test/members.fixture.js';

let quiet: QuietShop;
let shop: WholeShop;
let owner: Console;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet?.close());
beforeEach(() => turn(true));

/** Switches the owner's setting. */
const turn = async (value: boolean): Promise<void> => {
  owner = await signInAs(shop, 'owner');
  await owner.post('settings/close-unused-accounts/change', { value, reason: '方針' });
  await shop.app.get(Settings).look();
};

const newcomer = registrationsOf('休眠', 'unused', '0906666');
/** Registers a member at noon. */
const member = async (points = 0) => {
  const person = newcomer();
  const browser = new Browser(shop);
  const id = await registerIn(shop, browser, person);
  if (points > 0) await shop.grant(id, points);
  // From now on nobody uses the site.
  await shop.pool.query('delete from http.sessions where member_id = $1', [id]);
  return { id, mail: person.mail, browser, since: quiet.now };
};
type Member = Awaited<ReturnType<typeof member>>;

const logIn = ({ mail }: Member) => new Browser(shop).post('user/login', { mail, pass: CHOSEN_PASSWORD });
/** Sets the clock to noon of the next day. */
const setTo = (since: Date, months: number, ms = 0): void => {
  const day = startOfTokyoDate(toTokyoDate(new Date(addTokyoMonths(since, months).getTime() + ms)));
  shop.clock.set(new Date(day.getTime() + 1.5 * DAY_MS));
};
const monthsOn = async ({ since }: Member, months: number, ms = 0): Promise<void> => {
  setTo(since, months, ms);
  await quiet.sweep();
  owner = await signInAs(shop, 'owner');
};
const mailsTo = async ({ mail }: Member): Promise<string[]> =>
  (await shop.rowsOf('select subject from mail.messages where recipient = $1 order by mail_id', mail)).map(
    ({ subject }) => subject,
  );
const WARNING = 'しばらくご利用がないため、まもなく退会となります';
const warnings = async (of: Member): Promise<number> => (await mailsTo(of)).filter((one) => one === WARNING).length;
const closedBecause = async ({ id }: Member) =>
  (await shop.rowsOf('select because, points from members.closed_accounts where member_id = $1', id))[0];
const listed = async ({ id }: Member) => (await owner.get(`unused-accounts/${id}`)).body;

describe('an account that nobody uses', () => {
  it('gets two announcements and is then closed with its points, and the list shows each step', async () => {
    const account = await member(300);
    await monthsOn(account, 5, -3 * DAY_MS);
    expect(await warnings(account)).toBe(0);
    await monthsOn(account, 5);
    expect(await warnings(account)).toBe(1);
    expect(await listed(account)).toMatchObject({ state: 'told', told_again_at: null, held_by: [] });
    await monthsOn(account, 6, -6 * DAY_MS);
    expect(await warnings(account)).toBe(2);
    expect((await listed(account)).state).toBe('told-again');
    expect(await closedBecause(account)).toBeUndefined();
    await monthsOn(account, 6, 2 * DAY_MS);
    expect(await closedBecause(account)).toEqual({ because: 'unused', points: expect.any(Number) });
    expect((await mailsTo(account)).at(-1)).toBe('退会の手続きが完了しました');
    expect((await logIn(account)).status).not.toBe(200);
    expect((await owner.get(`unused-accounts/${account.id}`)).status).toBe(404);
    const [{ left }] = await shop.rowsOf(
      'select count(*)::int as left from http.last_uses where member_id = $1',
      account.id,
    );
    expect(left).toBe(0);
  });

  it('counts as used after a log-in, and is announced again when it is idle again', async () => {
    const account = await member();
    await monthsOn(account, 5);
    expect(await warnings(account)).toBe(1);
    expect((await logIn(account)).status).toBe(200);
    const back = { ...account, since: quiet.now };
    await shop.pool.query('delete from http.sessions where member_id = $1', [account.id]);
    await monthsOn(account, 6, 2 * DAY_MS);
    expect(await closedBecause(account)).toBeUndefined();
    expect((await owner.get(`unused-accounts/${account.id}`)).status).toBe(404);
    await monthsOn(back, 5);
    expect(await warnings(account)).toBe(2);
  });

  it('counts as used after any request of an open session', async () => {
    const account = await member();
    const { browser } = account;
    expect((await browser.post('user/login', { mail: account.mail, pass: CHOSEN_PASSWORD })).status).toBe(200);
    await quiet.pass(60 * DAY_MS);
    expect((await browser.get('user/detail')).status).toBe(200);
    await monthsOn(account, 5);
    expect(await warnings(account)).toBe(0);
  });

  it('stays open while the setting is off, or without an announcement', async () => {
    await turn(false);
    const account = await member();
    await monthsOn(account, 8);
    expect([await warnings(account), await closedBecause(account)]).toEqual([0, undefined]);
    expect((await listed(account)).state).toBe('untold');
    await turn(true);
    await monthsOn(account, 8, 8 * DAY_MS);
    expect([await warnings(account), await closedBecause(account)]).toEqual([1, undefined]);
  });

  it('stays open while something is unfinished, and is closed afterwards', async () => {
    const account = await member(100);
    await monthsOn(account, 5);
    await monthsOn(account, 6, -6 * DAY_MS);
    await shop.pool.query(
      `insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points, bonus_coins,
         status, requested_at, due_at, late, alarms, version)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'bank-transfer', 'bank', 300, 300, 0, 0, 'awaiting', $2, 'infinity', false, '{}', 1)`,
      [account.id, quiet.now],
    );
    await monthsOn(account, 6, 2 * DAY_MS);
    expect(await closedBecause(account)).toBeUndefined();
    expect(await listed(account)).toMatchObject({ state: 'held', held_by: ['payments'] });
    await shop.pool.query("update payments.payments set status = 'expired' where member_id = $1", [account.id]);
    await monthsOn(account, 6, 4 * DAY_MS);
    expect((await closedBecause(account)).because).toBe('unused');
  });

  it('counts as used when an operator keeps it', async () => {
    const account = await member();
    await monthsOn(account, 5);
    expect((await owner.post(`members/${account.id}/keep`, { reason: '電話で確認' })).status).toBe(200);
    expect((await listed(account)).state).toBe('kept');
    await monthsOn(account, 7);
    expect(await closedBecause(account)).toBeUndefined();
    expect(await warnings(account)).toBe(1);
  });

  it('sends one announcement when several processes check at once', async () => {
    const account = await member();
    setTo(account.since, 5);
    await Promise.all([quiet.sweep(), quiet.sweep(), quiet.sweep()]);
    expect(await warnings(account)).toBe(1);
  });
});
