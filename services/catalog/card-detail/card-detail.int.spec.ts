import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runWithApproval } from '../../../test/support/console.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { openCatalog } from '../test/catalog.fixture.js';

const now = new Date('2026-04-01T03:00:00.000Z');

let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  shop = await openCatalog(now);
});
afterAll(() => shop.close());

const graded = {
  name: '星竜',
  name_en: 'Star dragon',
  image_url: '/uploads/a.webp',
  back_image_url: '/uploads/b.webp',
  rarity: 3,
  buy_point: 5000,
  set_name: '第1弾',
  set_name_en: 'Set 1',
  grader: 'PSA',
  grade: '10',
  certificate_number: '12345678',
  reference_yen: 8000,
  reference_source: '店頭',
  reference_day: '2026-03-31',
};
let count = 0;
/** Publishes a pack with a new card. */
const published = async (pack: object = {}, card: object = {}) => {
  count += 1;
  const cardId = `star-${count}`;
  await shop.owner.send('POST', 'cards', { ...graded, ...card, id: cardId });
  const prizes = [
    { card_id: cardId, rank: 1, rank_name: '1等', rank_name_en: 'First', quantity: 2 },
    { card_id: 'miss', rank: 2, rank_name: '2等', rank_name_en: 'Second', quantity: 98 },
  ];
  return { cardId, packId: await shop.owner.publish({ price_point: 600, prizes, ...pack }) };
};
const read = async (path: string, language = 'ja') => {
  const headers = { 'accept-language': language };
  return (await shop.app.inject({ method: 'GET', url: `/api/user/card/${path}`, headers })).json();
};

describe('GET /user/card/{id}', () => {
  it('returns all known facts of a card on sale, with the tickets left in its pack', async () => {
    const { cardId, packId } = await published();
    shop.boxes.take(packId, 0, 1);
    const { state, detail } = await read(cardId);
    expect(state).toBe(200);
    expect(detail.packs).toEqual([detail.pack]);
    expect(detail.pack).toMatchObject({ id: packId, point: 600, payment_method: '1', pack_count: 99, is_before: '0' });
    expect(detail.pack.prizes).toHaveLength(1);
    expect(detail.pack.prizes[0]).toMatchObject({
      card_id: cardId,
      name: '星竜',
      set_name: '第1弾',
      image_url: '/uploads/a.webp',
      back_image_url: '/uploads/b.webp',
      condition: '',
      grader: 'PSA',
      grade: '10',
      certificate_number: '12345678',
      certificate_url: 'https://www.psacard.com/cert/12345678',
      buy_point: 5000,
      no_reduction: '0',
      remaining: 1,
      reference: { yen: 8000, source: '店頭', url: '', day: '2026-03-31' },
    });
    expect((await read(cardId, 'en')).detail.pack.prizes[0]).toMatchObject({ name: 'Star dragon', set_name: 'Set 1' });
  });

  it('keeps the published facts after an edit, but shows the current reference price', async () => {
    const { cardId } = await published();
    const edit = { ...graded, grade: '9', set_name: '別の弾', reference_yen: 9500, version: 1, reason: '相場' };
    expect((await shop.owner.send('PUT', `cards/${cardId}`, edit)).status).toBe(200);
    await shop.app.get(CatalogCache).refresh();
    const [prize] = (await read(cardId)).detail.pack.prizes;
    expect(prize).toMatchObject({ grade: '10', set_name: '第1弾', reference: { yen: 9500 } });
  });

  it('puts the requested pack first, even if it is closed', async () => {
    const { cardId, packId } = await published();
    const prizes = [{ card_id: cardId, rank: 1, rank_name: '1等', rank_name_en: 'First', quantity: 50 }];
    const second = await shop.owner.publish({ price_point: 9000, prizes });
    const detail = (await read(`${cardId}?pack_id=${second}`)).detail;
    expect(detail.pack.id).toBe(second);
    expect(detail.packs.map(({ id }: { id: string }) => id).sort()).toEqual([packId, second].sort());
    await runWithApproval(shop, () => shop.owner.send('POST', `packs/${packId}/close`, { reason: 'test' }));
    const closed = (await read(`${cardId}?pack_id=${packId}`)).detail;
    expect([closed.pack.id, closed.pack.pack_count]).toEqual([packId, 0]);
    expect(closed.packs.map(({ id }: { id: string }) => id)).toEqual([second]);
  });

  it('falls back to another pack if the requested one does not exist or lacks the card', async () => {
    const { cardId, packId } = await published();
    const other = (await published()).packId;
    for (const requestedId of [other, '999999', 'x', ''])
      expect((await read(`${cardId}?pack_id=${requestedId}`)).detail.pack.id).toBe(packId);
  });

  it('returns 404 for a card that no published pack shows', async () => {
    const hidden = await published({ show_cardlist: '0' });
    await shop.owner.send('POST', 'cards', { ...graded, id: 'to-come' });
    for (const path of ['none', 'to-come', hidden.cardId, `${hidden.cardId}?pack_id=${hidden.packId}`])
      expect((await read(path)).state).toBe(404);
  });
});

describe('the prizes of a pack', () => {
  it('sorts the prizes as requested, page by page, and by rank for an unknown order', async () => {
    const prizes = ['hit', 'miss'].map((card_id, i) => ({
      card_id,
      rank: 2 - i,
      rank_name: '等',
      rank_name_en: 'Rank',
      quantity: 10 + i,
    }));
    const packId = await shop.owner.publish({ price_point: 90_000, prizes });
    const cards = async (sort: string) => {
      const url = `/api/user/pack/card_list/${packId}?sort=${sort}`;
      const { list } = (await shop.app.inject({ method: 'GET', url })).json();
      return list.map(({ card_id }: { card_id: string }) => card_id);
    };
    expect(await cards('value')).toEqual(['hit', 'miss']);
    expect(await cards('rank')).toEqual(['miss', 'hit']);
    expect(await cards('left')).toEqual(['miss', 'hit']);
    expect(await cards('x')).toEqual(['miss', 'hit']);
    shop.boxes.take(packId, 0, 2);
    expect(await cards('left')).toEqual(['hit', 'miss']);
  });
});
