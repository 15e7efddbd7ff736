import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogConsole, draftRequest, openCatalog } from '../test/catalog.fixture.js';

const now = new Date('2026-04-01T03:00:00.000Z');

let shop: Awaited<ReturnType<typeof openCatalog>>;
let finance: CatalogConsole;
let support: CatalogConsole;
beforeAll(async () => {
  shop = await openCatalog(now);
  finance = await CatalogConsole.signIn(shop.app, 'finance');
  support = await CatalogConsole.signIn(shop.app, 'support');
});
afterAll(() => shop.close());

const card = {
  name: '星竜',
  name_en: 'Star dragon',
  image_url: '/uploads/a.webp',
  model_number: 'SD-001',
  rarity: 3,
  rarity_label: 'UR',
  buy_point: 5000,
  cost_yen: 3200,
  no_reduction: '1',
  special_remarks: '鑑定書付き',
  set_name: '第1弾 星の目覚め',
  set_name_en: 'Set 1: Waking Stars',
  back_image_url: '/uploads/b.webp',
  condition: '',
  grader: 'PSA',
  grade: '10',
  certificate_number: '12345678',
  reference_yen: 8000,
  reference_source: '店頭買取',
  reference_url: 'https://shop.example/star',
  reference_day: '2026-03-31',
};
const filtered = (resource: string, filter: object, parameters = '') =>
  shop.owner.send('GET', `${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}${parameters}`);
const auditEntriesOf = async (resource: string, id: string) => {
  const sql = `select command, reason, outcome from operators.audit_trail
    where resource = $1 and resource_id = $2 order by id`;
  return (await shop.pool.query(sql, [resource, id])).rows.map((row) => Object.values(row).join(' '));
};

describe('a card', () => {
  it('adds a card under its code, searchable by name and number, with an audit entry', async () => {
    const { status, body } = await shop.owner.send('POST', 'cards', { ...card, id: 'sd-001', reason: '新弾' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...card, id: 'sd-001', is_special_remarks: '1', movie_url: '', version: 1, packs: [] });
    for (const q of ['星竜', 'star DRAGON', 'SD-00', 'sd-001'])
      expect((await filtered('cards', { q })).body.map(({ id }: { id: string }) => id)).toEqual(['sd-001']);
    expect((await filtered('cards', { q: '%' })).body).toEqual([]);
    expect(await auditEntriesOf('cards', 'sd-001')).toEqual(['create 新弾 done']);
  });

  it('assigns a missing code, and refuses a code in use', async () => {
    const { body } = await shop.owner.send('POST', 'cards', card);
    expect(body.id).toMatch(/^[0-9a-f-]{36}$/);
    const again = await shop.owner.send('POST', 'cards', { ...card, id: body.id });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([400, ['id']]);
  });

  it('gives an edit a new version, and refuses an edit of an older version', async () => {
    await shop.owner.send('POST', 'cards', { ...card, id: 'edited' });
    const edit = { ...card, buy_point: 4000, version: 1, reason: '相場' };
    expect((await shop.owner.send('PUT', 'cards/edited', edit)).body).toMatchObject({ version: 2, buy_point: 4000 });
    const late = await shop.owner.send('PUT', 'cards/edited', { ...edit, buy_point: 1 });
    expect([late.status, Object.keys(late.body.errors)]).toEqual([409, ['version']]);
    expect((await shop.owner.send('GET', 'cards/edited')).body.buy_point).toBe(4000);
    expect(await auditEntriesOf('cards', 'edited')).toEqual([
      'create  done',
      'edit 相場 done',
      'edit 相場 StaleVersion',
    ]);
  });

  it('leaves all optional fields empty if they are not sent', async () => {
    const { name, name_en, rarity, buy_point } = card;
    const { status, body } = await shop.owner.send('POST', 'cards', { name, name_en, rarity, buy_point, id: 'bare' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ condition: '', grader: '', grade: '', back_image_url: '', reference_yen: null });
  });

  it('does not change a published pack when its card is edited', async () => {
    await shop.owner.send('POST', 'cards', { ...card, id: 'sold' });
    const prizes = [{ card_id: 'sold', rank: 1, rank_name: 'S', rank_name_en: 'S', quantity: 10 }];
    const id = await shop.owner.publish({ price_point: 4000, prizes });
    const before = (await shop.owner.send('GET', `packs/${id}`)).body;
    expect(before.prizes[0]).toMatchObject({ no_reduction: '1', buy_point: 5000, cost_yen: 3200 });
    const edited = await shop.owner.send('PUT', 'cards/sold', {
      ...card,
      name: '別物',
      buy_point: 1,
      no_reduction: '0',
    });
    expect(edited.body.packs).toEqual([
      { id, name: draftRequest.name, name_en: draftRequest.name_en, status: 'published' },
    ]);
    expect((await shop.owner.send('GET', `packs/${id}`)).body).toEqual(before);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name_en: 'x'.repeat(101) }, 'name_en'],
    [{ image_url: 'javascript:x()' }, 'image_url'],
    [{ image_url: '//evil.example/a.png' }, 'image_url'],
    [{ rarity: 4 }, 'rarity'],
    [{ buy_point: -1 }, 'buy_point'],
    [{ buy_point: 1.5 }, 'buy_point'],
    [{ cost_yen: '3200' }, 'cost_yen'],
    [{ no_reduction: true }, 'no_reduction'],
    [{ movie_url: 'x' }, 'movie_url'],
    [{ id: '../x' }, 'id'],
    [{ condition: 'D' }, 'condition'],
    [{ condition: 'S' }, 'condition'],
    [{ grader: 'XYZ' }, 'grader'],
    [{ grader: '' }, 'grader'],
    [{ grade: '11' }, 'grade'],
    [{ certificate_number: '../1' }, 'certificate_number'],
    [{ back_image_url: 'javascript:x()' }, 'back_image_url'],
    [{ reference_yen: 0 }, 'reference_yen'],
    [{ reference_yen: null }, 'reference_yen'],
    [{ reference_url: 'http://shop.example/' }, 'reference_url'],
    [{ reference_url: '/inside' }, 'reference_url'],
    [{ reference_day: '31.3.2026' }, 'reference_day'],
    [{ reference_day: '2026-04-02' }, 'reference_day'],
    [{ set_name: 'x'.repeat(101) }, 'set_name'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
  ])('given %j, then it is refused under its field', async (change, field) => {
    const { status, body } = await shop.owner.send('POST', 'cards', { ...card, ...change });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('sorts, pages and filters the list, and counts all matches', async () => {
    const listed = await filtered('cards', { id: ['hit', 'miss'] }, '&sort=["buy_point","DESC"]&range=[0,0]');
    expect(listed.body.map(({ id }: { id: string }) => id)).toEqual(['hit']);
    expect(listed.range).toBe('cards 0-0/2');
  });

  it('returns 404 for an unknown card', async () => {
    expect((await shop.owner.send('GET', 'cards/none')).status).toBe(404);
    expect((await shop.owner.send('PUT', 'cards/none', card)).status).toBe(404);
  });
});

describe('a card type', () => {
  const tabs = async (language = 'ja') => {
    const headers = { 'accept-language': language };
    const { list } = (await shop.app.inject({ method: 'GET', url: '/api/user/card_type', headers })).json();
    return list.map(({ id, name }: { id: number; name: string }) => `${id} ${name}`);
  };

  it('lists the special card types among the others, in the order of the tabs', async () => {
    const { body, range } = await shop.owner.send('GET', 'card-types');
    expect(body.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual([
      [999998, 'ALL'],
      [1, '種別1'],
      [2, '種別2'],
      [9999, 'comming soon'],
      [-1, 'お知らせ'],
    ]);
    expect(range).toBe('card-types 0-4/5');
  });

  it('shows a new card type as a tab with its name and place once it has a pack', async () => {
    const type = { id: 19, name: '新弾', name_en: 'New', position: 1 };
    expect((await shop.owner.send('POST', 'card-types', type)).body).toEqual({ ...type, version: 1 });
    expect(await tabs()).not.toContain('19 新弾');
    await shop.owner.publish({ card_type: 19 });
    await shop.owner.send('PUT', 'card-types/19', { ...type, name_en: 'Newest', version: 1, reason: '改名' });
    expect((await tabs('en')).filter((tab: string) => tab.startsWith('19'))).toEqual(['19 Newest']);
    const late = await shop.owner.send('PUT', 'card-types/19', { ...type, version: 1 });
    expect(late.body.errors).toHaveProperty('version');
    expect(await auditEntriesOf('card-types', '19')).toEqual(['create  done', 'edit 改名 done', 'edit  StaleVersion']);
  });

  it('shows a new name and place of a special tab at once', async () => {
    const all = { name: 'すべて', name_en: 'All', position: 2000 };
    expect((await shop.owner.send('PUT', 'card-types/999998', all)).status).toBe(200);
    expect((await tabs()).at(-1)).toBe('999998 すべて');
    await shop.owner.send('PUT', 'card-types/999998', { name: 'ALL', name_en: 'ALL', position: 0 });
    expect((await tabs())[0]).toBe('999998 ALL');
  });

  it('refuses a pack of a special type', async () => {
    for (const card_type of [999998, 9999, -1])
      expect((await shop.owner.send('POST', 'packs', { ...draftRequest, card_type })).body.errors).toHaveProperty(
        'card_type',
      );
  });

  it.each([
    [{ id: 20 }, 'id'],
    [{ id: 0 }, 'id'],
    [{ id: 1 }, 'id'],
    [{ id: 9999 }, 'id'],
    [{ name: '' }, 'name'],
    [{ position: -1 }, 'position'],
  ])('given %j, then it is refused under its field', async (change, field) => {
    const { status, body } = await shop.owner.send('POST', 'card-types', {
      id: 5,
      name: 'あ',
      name_en: 'a',
      ...change,
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it.each(['5', 'x', '1e9', '12345678'])('returns 404 for %s, which is no card type', async (id) => {
    expect((await shop.owner.send('GET', `card-types/${id}`)).status).toBe(404);
    expect((await shop.owner.send('PUT', `card-types/${id}`, { name: 'あ', name_en: 'a' })).status).toBe(404);
  });
});

describe('permissions for cards and card types', () => {
  it('lets finance read only, and refuses support', async () => {
    for (const [who, reading] of [
      [finance, 200],
      [support, 403],
    ] as const)
      for (const resource of ['cards', 'card-types']) {
        expect((await who.send('GET', resource)).status).toBe(reading);
        expect((await who.send('GET', `${resource}/${resource === 'cards' ? 'hit' : 1}`)).status).toBe(reading);
        expect((await who.send('POST', resource, card)).status).toBe(403);
        expect((await who.send('PUT', `${resource}/1`, card)).status).toBe(403);
      }
  });
});
