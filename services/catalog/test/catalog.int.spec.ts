import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogCache } from '../cache/catalog-cache.js';
import { openCatalog } from './catalog.fixture.js';

const now = new Date('2026-04-01T03:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();

let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  shop = await openCatalog(now);
});
afterAll(() => shop.close());

const get = async (path: string, language = 'ja', cookie?: string) => {
  const headers = { 'accept-language': language, ...(cookie && { cookie }) };
  const response = await shop.app.inject({ method: 'GET', url: `/api/user/${path}`, headers });
  return { status: response.statusCode, ...response.json() };
};
const idsOf = async (path: string): Promise<string[]> => (await get(path)).list.map(({ id }: { id: string }) => id);

describe('a published pack', () => {
  it('returns the fields of the wire in the reader’s language', async () => {
    const id = await shop.owner.publish({ end_at: '2026-12-31T23:59:30+09:00', max_buy_count: 10, can_limit: 20 });
    const { status, detail } = await get(`pack/detail/${id}`);
    expect({ status, detail }).toEqual({
      status: 200,
      detail: {
        id,
        name: 'はじまりのパック',
        point: 600,
        total_pack_count: 100,
        pack_count: 100,
        verified: { chained: 0, recomputed: 0, differs: '0' },
        card_type: 1,
        payment_method: '1',
        image: ['/images/first.svg'],
        is_before: '0',
        is_paused: '0',
        start_date: '2026-04-01T12:00:00.000+09:00',
        format_end_date: '2026/12/31 23:59',
        max_buy_count: 10,
        can_limit: 20,
        conditions: [],
        show_cardlist: '1',
        tags: [{ id: 'new', name: '新着', color: 'green' }],
        top_prizes: [
          { id: `${id}-1`, name: 'カードhit', buy_point: 50_000, no_reduction: '0' },
          { id: `${id}-2`, name: 'カードmiss', buy_point: 80, no_reduction: '0' },
        ],
        extra_prizes: [],
        detail: '<p>説明</p>',
      },
    });
    const english = await get(`pack/detail/${id}`, 'en');
    const inEnglish = detail.top_prizes.map((prize: object, i: number) => ({
      ...prize,
      name: ['Card hit', 'Card miss'][i],
    }));
    expect(english.detail).toEqual({
      ...detail,
      name: 'First pack',
      tags: [{ id: 'new', name: 'New', color: 'green' }],
      top_prizes: inEnglish,
    });
    expect((await get('pack/list')).list).toContainEqual(detail);
  });

  it('lists the prizes in rank order, with the tickets left of each', async () => {
    const id = await shop.owner.publish();
    shop.boxes.take(id, 1, 9);
    const cards = await get(`pack/card_list/${id}`, 'en');
    expect(cards).toMatchObject({ state: 200, page: 1, all_page: 1, pages: [1] });
    expect(cards.list).toEqual([
      {
        id: `${id}-1`,
        card_id: 'hit',
        rank: 1,
        rank_name: 'Rank 1',
        name: 'Card hit',
        image_url: '/images/hit.svg',
        model_number: 'NO-hit',
        rarity: 1,
        rarity_label: 'R',
        set_count: 1,
        special_remarks: '',
        is_special_remarks: '0',
        no_reduction: '0',
        buy_point: 50_000,
        remaining: 1,
        set_name: '',
        back_image_url: '',
        condition: '',
        grader: '',
        grade: '',
        certificate_number: '',
        certificate_url: '',
        reference: null,
      },
      expect.objectContaining({ id: `${id}-2`, rank: 2, name: 'Card miss', buy_point: 80, remaining: 90 }),
    ]);
    expect((await get(`pack/card_list/${id}/2`)).list).toEqual([]);
    // Prizes of 50,000 points and 90 times 80 points, for 91 draws at 600.
    expect(cards.returns).toMatchObject({ percent: 104, ship_only: 0 });
    expect(cards.returns.steps.filter(({ left }: { left: number }) => left > 0)).toEqual([
      { from: 30_000, left: 1 },
      { from: 30, left: 90 },
    ]);
  });

  it('returns an empty card list if the shop hides the cards', async () => {
    const id = await shop.owner.publish({ show_cardlist: '0' });
    expect((await get(`pack/detail/${id}`)).detail).toMatchObject({ show_cardlist: '0', top_prizes: [] });
    expect(await get(`pack/card_list/${id}`)).toMatchObject({ state: 200, list: [], returns: null });
  });

  it('lists the next best prizes once the best one is won', async () => {
    const id = await shop.owner.publish();
    shop.boxes.take(id, 0, 1);
    expect((await get(`pack/detail/${id}`)).detail.top_prizes).toEqual([
      { id: `${id}-2`, name: 'カードmiss', buy_point: 80, no_reduction: '0' },
    ]);
  });

  it('reports no returns for a pack for coins', async () => {
    const id = await shop.owner.publish({ payment_method: '2' });
    expect((await get(`pack/card_list/${id}`)).returns).toBeNull();
  });

  it('shows drawn tickets at once in every response', async () => {
    const id = await shop.owner.publish({ card_type: 2 });
    await get(`pack/detail/${id}`);
    await get('pack/all_list/2');
    await get(`pack/card_list/${id}`);
    shop.boxes.take(id, 1, 99);
    shop.boxes.take(id, 0, 1);
    expect((await get(`pack/detail/${id}`)).detail.pack_count).toBe(0);
    const soldOut = { id, pack_count: 0, total_pack_count: 100, top_prizes: [] };
    expect((await get('pack/all_list/2')).list[0]).toMatchObject(soldOut);
    const drawn = await get(`pack/card_list/${id}`);
    expect(drawn.list.map((row: { remaining: number }) => row.remaining)).toEqual([0, 0]);
    expect(drawn.returns).toBeNull();
  });

  it.each(['0', '-1', 'abc', '999999', '1e3', '1%00', '9'.repeat(30)])(
    'given %s, which is no pack, then it is unknown',
    async (id) => {
      expect(await get(`pack/detail/${id}`)).toMatchObject({ status: 404, state: 404 });
      expect(await get(`pack/card_list/${id}`)).toMatchObject({ status: 404, state: 404 });
    },
  );

  it('hides a draft from visitors', async () => {
    const { id } = (
      await shop.owner.send('POST', 'packs', {
        name: 'x',
        name_en: 'x',
        card_type: 1,
        payment_method: '1',
        price_point: 1,
      })
    ).body;
    expect(await get(`pack/detail/${id}`)).toMatchObject({ status: 404 });
    expect(await idsOf('pack/list')).not.toContain(id);
  });
});

describe('the time', () => {
  it('starts and ends a sale to the millisecond', async () => {
    const id = await shop.owner.publish({ start_at: minutes(10), end_at: minutes(20) });
    const seen = async (minute: number, ms = 0) => {
      shop.clock.set(new Date(Date.parse(minutes(minute)) + ms));
      const { detail } = await get(`pack/detail/${id}`);
      return [detail.is_before, detail.pack_count, (await idsOf('pack/list')).includes(id)];
    };
    expect(await idsOf('pack/all_list/9999')).toEqual([id]);
    expect(await seen(0)).toEqual(['1', 100, true]);
    expect(await seen(10, -1)).toEqual(['1', 100, true]);
    expect(await seen(10)).toEqual(['0', 100, true]);
    expect(await seen(20, -1)).toEqual(['0', 100, true]);
    expect(await seen(20)).toEqual(['0', 0, false]);
    expect(await idsOf('pack/all_list/9999')).toEqual([]);
    shop.clock.set(now);
  });
});

describe('the lists', () => {
  it('lists packs in the shop’s order, and by type', async () => {
    const last = await shop.owner.publish({ position: 900, card_type: 2 });
    const first = await shop.owner.publish({ position: 0 });
    const all = await idsOf('pack/list');
    expect(all[0]).toBe(first);
    expect(all.at(-1)).toBe(last);
    expect(await idsOf('pack/all_list/999998')).toEqual(all);
    expect(await idsOf('pack/all_list/2')).toContain(last);
    expect(await idsOf('pack/all_list/2')).not.toContain(first);
    expect(await idsOf('pack/all_list/-1')).toEqual([]);
    expect(await idsOf('pack/all_list/5')).toEqual([]);
  });

  it.each(['0', '-1', 'abc', '1e9', '01', '1.5'])('given page %s, returns 400 under page', async (page) => {
    for (const path of [`pack/all_list/1/${page}`, `pack/card_list/1/${page}`])
      expect(await get(path)).toMatchObject({ status: 400, state: 400, errors: { page: [expect.any(String)] } });
  });

  it('returns an empty list past the last page', async () => {
    expect(await get('pack/all_list/1/9007199254740991')).toMatchObject({
      status: 200,
      list: [],
      page: 9007199254740991,
    });
  });

  it('refuses a type that is not a number under card_type', async () => {
    expect(await get('pack/all_list/abc')).toMatchObject({ status: 400, errors: { card_type: [expect.any(String)] } });
  });

  it('lists every pack on exactly one page', async () => {
    for (let i = 0; i < 21; i++) await shop.owner.publish({ position: 100 + i });
    const { list, all_page, pages } = await get('pack/all_list/999998/1');
    expect(list).toHaveLength(20);
    expect({ all_page, pages }).toEqual({ all_page: 2, pages: [1, 2] });
    const second = await idsOf('pack/all_list/999998/2');
    expect(new Set([...list.map(({ id }: { id: string }) => id), ...second]).size).toBe(20 + second.length);
  });

  it('returns the same list for a search by POST, with a fresh CSRF token', async () => {
    const search = async (payload: object) => {
      const cookie = 'oripa_session=any-visitor';
      const refused = await shop.app.inject({ method: 'POST', url: '/api/user/pack/list', headers: { cookie } });
      const { name, value } = refused.json().csrf;
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/user/pack/list',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ [name]: value, json: JSON.stringify(payload) }).toString(),
      });
      return response.json();
    };
    const { csrf, ...page } = await search({ card_type: 2, page: '1' });
    const { status: _, ...listed } = await get('pack/all_list/2');
    expect(page).toEqual(listed);
    expect(csrf).toEqual({ name: expect.any(String), value: expect.any(String) });
    expect((await search({})).list).toEqual((await get('pack/list')).list);
    expect(await search({ page: 1e9 })).toMatchObject({ state: 200, list: [] });
    expect(await search({ page: { toString: 1 } })).toMatchObject({
      state: 400,
      errors: { page: [expect.anything()] },
    });
    expect(await search({ card_type: [1] })).toMatchObject({ state: 400, errors: { card_type: [expect.anything()] } });
  });

  it('lists the types with a pack between the special tabs', async () => {
    const { list } = await get('card_type');
    expect(list).toEqual([
      { id: 999998, name: 'ALL' },
      { id: 1, name: '種別1' },
      { id: 2, name: '種別2' },
      { id: 9999, name: 'comming soon' },
      { id: -1, name: 'お知らせ' },
    ]);
    const english = (await get('card_type', 'en')).list.map(({ name }: { name: string }) => name);
    expect(english).toEqual(['ALL', 'Type 1', 'Type 2', 'comming soon', 'Notices']);
  });
});

describe('the session', () => {
  it('remembers the last pack in a member’s session, and not in a visitor’s', async () => {
    const id = await shop.owner.publish();
    const token = 'a-session-to-be';
    await get(`pack/detail/${id}`, 'ja', `oripa_session=${token}`);
    expect(shop.boxes.remembered).toEqual([]);
    const sessionId = (await import('../../platform/http/access/csrf-token.js')).sessionIdOf(token);
    await shop.pool.query(
      'insert into http.sessions (id, member_id, created_at, seen_at, expires_at) values ($1, $2, $3, $3, $4)',
      [sessionId, '0199-member', now, minutes(60)],
    );
    await get(`pack/detail/${id}`, 'ja', `oripa_session=${token}`);
    await get('pack/detail/999999', 'ja', `oripa_session=${token}`);
    expect(shop.boxes.remembered).toEqual([`${sessionId} ${id}`]);
  });
});

describe('the catalog cache', () => {
  it('shows a change by another process after a refresh', async () => {
    const id = await shop.owner.publish();
    await shop.pool.query(`update catalog.packs set images = '["/images/other.svg"]' where pack_id = $1`, [id]);
    await shop.app.get(CatalogCache).refresh();
    expect((await get(`pack/detail/${id}`)).detail.image).toEqual(['/images/other.svg']);
  });

  it('sends the same bytes while nothing changes', async () => {
    const id = await shop.owner.publish();
    const cache = shop.app.get(CatalogCache);
    const view = cache.view();
    await get(`pack/detail/${id}`);
    const built = view.kept.get(`pack ${id} ja`)?.response;
    await cache.refresh();
    await get(`pack/detail/${id}`);
    expect(cache.view().kept.get(`pack ${id} ja`)?.response).toBe(built);
  });
});
