import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { DAY_MS } from '../../kernel/time.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { CountDrawn } from '../count-drawn/count-drawn.command.js';
import { draftRequest, openCatalog } from './catalog.fixture.js';

const now = new Date('2026-04-01T03:00:00.000Z');
/** Prizes cheap enough for any price. */
const prizes = draftRequest.prizes.map((prize) => ({ ...prize, buy_point: 1 }));
const hot = { ja: '激アツ', en: 'Hot', color: 'orange' };

let shop: Awaited<ReturnType<typeof openCatalog>>;
/** The ids of the packs, by name. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  shop = await openCatalog(now);
  const publish = async (name: string, change: object) => {
    ids[name] = await shop.owner.publish({ name: `${name}のパック`, name_en: `Pack of ${name}`, prizes, ...change });
  };
  await publish('ゲート', { position: 1, price_point: 600, tags: [hot] });
  await publish('安い', { position: 2, price_point: 100, card_type: 2 });
  await publish('コイン', { position: 3, price_point: 5, payment_method: '2' });
  await publish('近日', { position: 4, price_point: 9000, start_at: new Date(now.getTime() + DAY_MS).toISOString() });
  await publish('停止', { position: 5, price_point: 700 });
  await shop.owner.send('POST', `packs/${ids.停止}/pause`, { reason: 'test' });
  await publish('完売', { position: 6, price_point: 800 });
  shop.boxes.take(ids.完売!, 0, 1);
  shop.boxes.take(ids.完売!, 1, 99);
});
afterAll(() => shop.close());

const get = async (path: string, language = 'ja') => {
  const headers = { 'accept-language': language };
  const response = await shop.app.inject({ method: 'GET', url: `/api/user/pack/${path}`, headers });
  return { status: response.statusCode, ...response.json() };
};
const findPacks = async (query: Record<string, string>, type = 999998): Promise<string[]> => {
  const { list, total } = await get(`all_list/${type}?${new URLSearchParams(query)}`);
  expect(total).toBe(list.length);
  return list.map(({ name }: { name: string }) => name.replace('のパック', ''));
};

describe('the search for packs', () => {
  it.each([
    ['a word of its name in other kana and width', { q: 'ｹﾞｰﾄ' }, ['ゲート']],
    ['its name in English', { q: 'pack OF 安い' }, ['安い']],
    ['the name of its card type', { q: '種別2' }, ['安い']],
    ['the name of its tag in the other language', { q: 'hot' }, ['ゲート']],
    ['a card that it holds', { q: 'カードhit コイン' }, ['コイン']],
    ['nothing that there is', { q: '無い' }, []],
    ['prices', { min: '100', max: '600' }, ['ゲート', '安い']],
    ['what it is paid in', { payment: '2' }, ['コイン']],
    ['a tag', { tag: '激アツ' }, ['ゲート']],
    ['what can be drawn now', { drawable: '1' }, ['ゲート', '安い', 'コイン']],
    ['the highest price first', { sort: 'price-down' }, ['近日', '完売', '停止', 'ゲート', '安い', 'コイン']],
    ['several at once', { drawable: '1', payment: '1', sort: 'price-up' }, ['安い', 'ゲート']],
  ] as [string, Record<string, string>, string[]][])('filters by %s', async (_, query, names) => {
    expect(await findPacks(query)).toEqual(names);
  });

  it('filters by any of several tags within a card type', async () => {
    expect(await findPacks({ drawable: '1' }, 2)).toEqual(['安い']);
    const { list } = await get(`all_list/999998?tag=${encodeURIComponent('激アツ')}&tag=none`);
    expect(list.map(({ id }: { id: string }) => id)).toEqual([ids.ゲート]);
  });

  it('sorts by the least left, with sold-out packs last', async () => {
    shop.boxes.take(ids.安い!, 1, 95);
    const names = await findPacks({ sort: 'few-left' });
    expect([names[0], names.at(-1)]).toEqual(['安い', '完売']);
  });

  it.each([
    ['q', 'x'.repeat(51)],
    ['sort', 'best'],
    ['min', '-1'],
    ['max', '1e9'],
    ['payment', '3'],
    ['drawable', 'yes'],
    ['tag', Array(11).fill('x')],
  ])('returns 400 for an invalid filter, under %s', async (field, value) => {
    const query = new URLSearchParams([value].flat().map((one): [string, string] => [field, one]));
    const { status, errors } = await get(`all_list/999998?${query}`);
    expect([status, Object.keys(errors)]).toEqual([400, [field]]);
  });
});

describe('the tags of packs', () => {
  it('lists the tags of operators after the automatic ones', async () => {
    expect((await get(`detail/${ids.ゲート}`)).detail.tags).toEqual([
      { id: 'new', name: '新着', color: 'green' },
      { id: '激アツ', name: '激アツ', color: 'orange' },
    ]);
    expect((await get(`detail/${ids.安い}`, 'en')).detail.tags).toEqual([
      { id: 'few-left', name: 'Few left', color: 'red' },
      { id: 'new', name: 'New', color: 'green' },
    ]);
    expect((await get(`detail/${ids.完売}`)).detail.tags).toEqual([]);
  });

  it('lists each tag once, also for a card type', async () => {
    const idsOf = async (type: number) => (await get(`tags/${type}`)).list.map(({ id }: { id: string }) => id);
    expect((await idsOf(999998)).sort()).toEqual(['few-left', 'new', '激アツ']);
    expect((await idsOf(2)).sort()).toEqual(['few-left', 'new']);
    expect(await idsOf(7)).toEqual([]);
    expect((await get('tags/x')).status).toBe(400);
  });

  it('lets an owner change tags during the sale, and refuses invalid ones under their field', async () => {
    const change = (tags: unknown) =>
      shop.owner.send('POST', `packs/${ids.コイン}/change-display`, { tags, reason: 'campaign' });
    const { status, body } = await change([hot]);
    expect([status, body.tags, body.image]).toEqual([200, [hot], draftRequest.image]);
    expect(await findPacks({ tag: '激アツ' })).toEqual(['ゲート', 'コイン']);
    expect(Object.keys((await change([{ ...hot, color: 'gold' }])).body.errors)).toEqual(['tags.0.color']);
    await shop.owner.send('POST', `packs/${ids.コイン}/change-display`, { position: 3, reason: 'order' });
    expect(await findPacks({ tag: '激アツ' })).toEqual(['ゲート', 'コイン']);
    await change([]);
    expect(await findPacks({ tag: '激アツ' })).toEqual(['ゲート']);
  });

  it('reports whether the sale is paused', async () => {
    expect((await get(`detail/${ids.停止}`)).detail.is_paused).toBe('1');
    expect((await get(`detail/${ids.ゲート}`)).detail.is_paused).toBe('0');
  });
});

describe('the popularity of packs', () => {
  it('counts the draws of the last seven days, including today', async () => {
    const popular = async () => (await findPacks({ sort: 'popular', payment: '1', drawable: '1' }))[0];
    const pass = async (days: number) => {
      shop.clock.set(new Date(now.getTime() + days * DAY_MS));
      await shop.app.get(CommandBus).execute(new CountDrawn());
      await shop.app.get(CatalogCache).refresh();
    };
    expect(await popular()).toBe('安い');
    await pass(0);
    await pass(0);
    shop.boxes.take(ids.ゲート!, 1, 3);
    await pass(1);
    // Draws before the first count still count for six days.
    expect(await popular()).toBe('安い');
    await pass(6);
    expect(await popular()).toBe('ゲート');
    await pass(7);
    shop.boxes.take(ids.安い!, 1, 1);
    await shop.app.get(CatalogCache).refresh();
    expect(await popular()).toBe('安い');
  });
});
