import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signInAs } from '../../../test/support/console.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type Person, type WholeShop } from '../../../test/support/whole-shop.js';
import { DAY_MS } from '../../kernel/time.js';

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet?.close());
beforeEach(() => quiet.pass(1000));

const readNotifications = async ({ browser }: Person, page = '', headers = {}) =>
  (await browser.get(`user/notifications${page}`, headers)).body;
const read = ({ browser }: Person) => browser.post('user/notifications/read', {});
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe('the notifications of a member', () => {
  it('stay new until the list is opened, come newest first, and belong to one member', async () => {
    const [member, other] = await shop.persons(2);
    await shop.grant(member!.memberId, 1500);
    await quiet.pass(1000);
    const owner = await signInAs(shop, 'owner');
    await owner.post(`members/${member!.memberId}/grant-coins`, { coins: 3, reason: '付与' });
    await quiet.feed();
    const before = await readNotifications(member!);
    expect(before).toMatchObject({
      state: 200,
      unread: 2,
      all_page: 1,
      list: [
        {
          title: 'コインが届きました',
          text: 'ショップから3コインを付与しました。',
          path: '/coin-history',
          is_new: '1',
        },
        { title: 'ポイントが届きました', path: '/buy-point-history', is_new: '1' },
      ],
    });
    expect(titles((await readNotifications(member!, '', { 'accept-language': 'en' })).list)).toEqual([
      'You received coins',
      'You received points',
    ]);
    expect(await readNotifications(other!)).toMatchObject({ list: [], unread: 0 });

    expect((await read(member!)).status).toBe(200);
    expect(await readNotifications(member!)).toMatchObject({ unread: 0, list: [{ is_new: '0' }, { is_new: '0' }] });
    await quiet.pass(1000);
    await shop.grant(member!.memberId, 10);
    await quiet.feed();
    expect(await readNotifications(member!)).toMatchObject({
      unread: 1,
      list: [{ is_new: '1' }, { is_new: '0' }, { is_new: '0' }],
    });
  });

  it('name grants and their reversals, with the reason as far as the member may know it', async () => {
    const member = await shop.person();
    const owner = await signInAs(shop, 'owner');
    const command = async (command: string, body: object) => {
      await quiet.pass(1000);
      const { status } = await owner.post(`members/${member.memberId}/${command}`, { reason: '不正の疑い', ...body });
      expect(status).toBe(200);
    };
    const give = async (unit: 'points' | 'coins', amount: number): Promise<string> => {
      await command(`grant-${unit}`, { [unit]: amount });
      const sql = 'select event_id as id from store.events where stream_id = $1 order by stream_version desc limit 1';
      return (await shop.pool.query(sql, [`wallet-${member.memberId}`])).rows[0].id;
    };
    const [points, coins] = [await give('points', 1500), await give('coins', 3)];
    await command('reverse-grant', { entry: points, reason_code: 'duplicate-payment' });
    await command('reverse-grant', { entry: coins, reason_code: 'fraud' });
    await quiet.feed();
    const { list, unread } = await readNotifications(member);
    expect(unread).toBe(4);
    expect(list.slice(0, 2)).toMatchObject([
      {
        title: 'コインの付与を取り消しました',
        text: 'ショップから付与した3コインを取り消しました。ご不明な点は、お問い合わせください。',
        path: '/coin-history',
        is_new: '1',
      },
      {
        title: 'ポイントの付与を取り消しました',
        text: '二重のお支払いがあったため、ショップから付与した1,500ポイントを取り消しました。ご不明な点は、お問い合わせください。',
        path: '/buy-point-history',
        is_new: '1',
      },
    ]);
    expect((await readNotifications(member, '', { 'accept-language': 'en' })).list[1]).toMatchObject({
      title: 'Points we gave you were taken back',
      text: 'The shop has taken back 1,500 points it had given you, as there had been a duplicate payment. If you have any questions, contact us.',
    });
    const { rows } = await shop.pool.query('select data::text from store.events where stream_id = $1', [
      `wallet-${member.memberId}`,
    ]);
    expect(rows.filter(({ data }) => /fraud|不正/.test(data))).toEqual([]);
  });

  it('name the outcome at a deadline, and link to the tracking page of a parcel', async () => {
    const member = await shop.person(1000);
    await shop.openBox('told', { prizes: [buildPrize('a', 10, 500)] });
    for (let i = 0; i < 2; i++) await member.browser.post('user/pack/buy', { pack_id: 'told', count: 2 });
    const { body } = await member.browser.post('user/pack/buy', { pack_id: 'told', count: 3 });
    const [shipped, ...converted] = body.cards.map(({ history_id }: { history_id: string }) => history_id);
    await member.browser.post('user/pack/decision', { send_card: [shipped], reduction_card: converted });
    const { rows } = await shop.pool.query('select shipment_id as id from shipments.parcels where member_id = $1', [
      member.memberId,
    ]);
    const parcel = { delivery_code: '4900-1234-5675', carrier: 'ヤマト運輸', reason: '発送' };
    await (await signInAs(shop, 'support')).post(`shipments/${rows[0].id}/mark-shipped`, parcel);
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    await quiet.feed();
    const { list } = await readNotifications(member);
    expect(list).toMatchObject([
      { text: '選択の期限を過ぎたため、4枚を2,000ポイントに還元しました。', url: '' },
      {
        ...{ title: 'カードを発送しました', text: 'ヤマト運輸 追跡番号：4900-1234-5675', path: '/buy-product-history' },
        url: 'https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=490012345675',
      },
      { title: 'ポイントが届きました' },
    ]);
  });

  it('come in pages and are kept for a year', async () => {
    const member = await shop.person();
    for (let i = 0; i < 21; i++) {
      await quiet.pass(1000);
      await shop.grant(member.memberId, 1);
    }
    await quiet.feed();
    const [first, second] = [await readNotifications(member), await readNotifications(member, '/2')];
    expect([first.list.length, second.list.length, first.all_page, first.unread]).toEqual([20, 1, 2, 21]);
    expect((await readNotifications(member, '/0')).state).toBe(400);
    await quiet.pass(365 * DAY_MS - 1000);
    expect(titles((await readNotifications(member)).list)).toHaveLength(1);
  });

  it('require a session', async () => {
    expect((await shop.visitorGet('user/notifications')).status).toBe(401);
  });
});

describe('the mail choices of a member', () => {
  const ALL = { expiry: '1', undecided: '1', shipping: '1', news: '1' };
  const SOME = { expiry: '0', undecided: '1', shipping: '0', news: '1' };
  const choose = ({ browser }: Person, choices: object) => browser.post('user/notification_settings', choices);
  const choicesOf = async (person: Person) => (await readNotifications(person)).detail;

  it('default to all switched on, and change for that member only', async () => {
    const [member, other] = await shop.persons(2);
    expect(await choicesOf(member!)).toEqual(ALL);
    expect((await choose(member!, SOME)).body).toMatchObject({ state: 200, detail: SOME });
    expect(await choicesOf(member!)).toEqual(SOME);
    await choose(member!, { ...SOME, expiry: '1', undecided: '0' });
    expect(await choicesOf(member!)).toEqual({ ...SOME, expiry: '1', undecided: '0' });
    expect(await choicesOf(other!)).toEqual(ALL);
  });

  it.each([{}, { ...ALL, news: 'yes' }, { ...ALL, expiry: true }])(
    'stay as they are where %j is sent',
    async (sent) => {
      const member = await shop.person();
      await choose(member, SOME);
      const { body } = await choose(member, sent);
      expect(body.state).toBe(400);
      expect(Object.keys(body.errors)).toContain('expiry' in sent && sent.expiry === '1' ? 'news' : 'expiry');
      expect(await choicesOf(member)).toEqual(SOME);
    },
  );
});
