import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { consolesOf } from '../../../test/support/console.js';
import { type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { AccountBelongings } from '../../members/index.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import { MAX_FAVOURITES } from '../streams/favourites.js';
import { content } from '../streams/pack.fixture.js';
import { draftRequest } from './catalog.fixture.js';

const PATH = 'user/pack/favourites';

let shop: WholeShop;
let mine: Person;
let other: Person;
let ids: string[];

beforeAll(async () => {
  shop = await WholeShop.open();
  const { owner } = await consolesOf(shop);
  const stock = shop.app.get(CatalogContent);
  for (const id of content.cardTypes) await stock.saveCardType({ id, name: `種別${id}`, nameEn: '', position: id });
  for (const card of content.cards.values()) await stock.saveCard(card);
  const publish = async (change: object): Promise<string> => {
    const { id } = (await owner.post('packs', { ...draftRequest, price_point: 600, ...change })).body;
    expect((await owner.post(`packs/${id}/publish`, { reason: 'test' })).status).toBe(200);
    return id;
  };
  ids = [
    await publish({ position: 1 }),
    await publish({ position: 2, card_type: 2 }),
    await publish({ position: 3, can_limit: 2 }),
    await publish({ position: 4, once_a_day: '1', card_type: 2 }),
  ];
  [mine, other] = [await shop.person(10_000), await shop.person()];
});
afterAll(() => shop?.close());

const mark = (person: Person, pack_id: unknown, favourite: unknown = '1') =>
  person.browser.post(PATH, { pack_id, favourite });
const marked = async ({ browser }: Person) => (await browser.get(PATH)).body.list;
const listed = async ({ browser }: Person, path: string) =>
  (await browser.get(`${PATH}/${path}`)).body.list.map(({ id }: { id: string }) => id);

describe('favourites', () => {
  it('marks and unmarks packs, and ignores repetition', async () => {
    expect((await mark(mine, ids[0])).body).toMatchObject({ state: 200, list: [ids[0]] });
    await mark(mine, ids[1]);
    expect((await mark(mine, ids[0])).body.list).toEqual([ids[1], ids[0]]);
    expect(await marked(mine)).toEqual([ids[1], ids[0]]);
    expect((await mark(mine, ids[0], '0')).body.list).toEqual([ids[1]]);
    expect((await mark(mine, ids[0], '0')).body.list).toEqual([ids[1]]);
    await mark(mine, ids[0]);
  });

  it('keeps the favourites of each member apart', async () => {
    expect(await marked(other)).toEqual([]);
    await mark(other, ids[2]);
    await mark(other, ids[0], '0');
    expect(await marked(mine)).toEqual(expect.arrayContaining([ids[0], ids[1]]));
    expect(await listed(other, '999998')).toEqual([ids[2]]);
    expect(await listed(mine, '999998')).toEqual([ids[0], ids[1]]);
    expect(await listed(other, '999998')).toEqual([ids[2]]);
  });

  it('lists favourites by type, order and search, like all packs', async () => {
    expect(await listed(mine, '2')).toEqual([ids[1]]);
    expect(await listed(mine, '999998/2')).toEqual([]);
    expect(await listed(mine, `999998?q=${encodeURIComponent('種別1')}`)).toEqual([ids[0]]);
    expect((await mine.browser.get(`${PATH}/x`)).status).toBe(400);
  });

  it.each(['', '/999998'])('requires a login: %s', async (path) => {
    expect((await shop.visitorGet(PATH + path)).status).toBe(401);
    expect((await shop.visitorGet('user/pack/used_up')).status).toBe(401);
  });

  it.each([
    ['an unknown pack', '999', '1', 404],
    ['no pack', '', '1', 400],
    ['no choice', '1', 'yes', 400],
    ['an object', {}, '1', 400],
  ])('refuses %s without any change', async (_, packId, favourite, status) => {
    const before = await marked(mine);
    expect((await mark(mine, packId, favourite)).status).toBe(status);
    expect(await marked(mine)).toEqual(before);
  });

  it('holds the limit under parallel requests, and frees room when a sale ends for good', async () => {
    const full = await shop.person();
    const fill = (count: number) =>
      shop.pool.query(
        `with packs as (insert into catalog.packs
             select (jsonb_populate_record(p, jsonb_build_object('pack_id', (1000 + i)::text, 'status', 'closed'))).*
             from catalog.packs p, generate_series(1, $3::int) i where p.pack_id = $2 returning pack_id)
         insert into catalog.favourites select $1, pack_id, now() from packs`,
        [full.memberId, ids[0], count],
      );
    await fill(MAX_FAVOURITES - 1);
    // Keeps the pack on sale for the count.
    await shop.pool.query(`alter table catalog.packs disable trigger packs_keep_published`);
    await shop.pool.query(`update catalog.packs set status = 'published' where pack_id::bigint > 1000`);
    const responses = await Promise.all(
      [ids[0], ids[1]].map(async (id) => {
        const twin = full.browser.twin();
        return twin.postWith(await twin.freshPair(), PATH, { pack_id: id, favourite: '1' });
      }),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = responses.find(({ status }) => status === 400)!;
    expect(refused.body.errors.pack_id[0]).toContain('500');
    expect(await marked(full)).toHaveLength(MAX_FAVOURITES);
    await shop.pool.query(`update catalog.packs set status = 'closed' where pack_id::bigint > 1000`);
    await shop.pool.query(`alter table catalog.packs enable trigger packs_keep_published`);
    expect((await mark(full, ids[2])).status).toBe(200);
    expect(await marked(full)).toHaveLength(2);
  });

  it('deletes the favourites with the account, and no others', async () => {
    const before = await marked(other);
    const account = { memberId: mine.memberId, mail: null, closedAt: shop.clock.now() };
    await shop.store.transact([], (tx) => shop.app.get(AccountBelongings).erase(tx, account as never));
    expect(await marked(mine)).toEqual([]);
    expect(await marked(other)).toEqual(before);
  });
});

describe('packs from which a member has drawn the maximum', () => {
  it('reports them to that member only', async () => {
    const usedUp = async ({ browser }: Person) => (await browser.get('user/pack/used_up')).body.list;
    expect(await usedUp(mine)).toEqual([]);
    const draw = () => mine.browser.post('user/pack/buy', { pack_id: ids[2], count: '1', client_seed: 'seed' });
    expect((await draw()).body.result).toBe('1');
    expect(await usedUp(mine)).toEqual([]);
    expect((await draw()).body.result).toBe('1');
    expect(await usedUp(mine)).toEqual([ids[2]]);
    expect(await usedUp(other)).toEqual([]);
  });

  it('includes packs sold once a day, until midnight in Tokyo', async () => {
    const buyer = await shop.person(10_000);
    const usedUp = async () => (await buyer.browser.get('user/pack/used_up')).body;
    const buy = async () =>
      (await buyer.browser.post('user/pack/buy', { pack_id: ids[3], count: '1', client_seed: 'seed' })).body;
    const nothing = { state: 200, list: [], today: [], again_at: null };
    expect(await usedUp()).toEqual(nothing);
    expect((await buy()).result).toBe('1');
    const { again_at, ...usedUpPacks } = await usedUp();
    expect(usedUpPacks).toEqual({ state: 200, list: [ids[3]], today: [ids[3]] });
    expect(again_at).toMatch(/T00:00:00\.000\+09:00$/);
    expect(Date.parse(again_at) - shop.clock.now().getTime()).toBeLessThanOrEqual(24 * 3_600_000);
    shop.clock.set(new Date(Date.parse(again_at) - 60_000));
    expect((await usedUp()).today).toEqual([ids[3]]);
    shop.clock.set(new Date(again_at));
    expect(await usedUp()).toEqual(nothing);
    expect((await buy()).result).toBe('1');
    expect((await usedUp()).list).toEqual([ids[3]]);
  });
});
