import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PackTarget } from '../commands/pack.target.js';
import { PackPublication } from '../publish-pack/pack-publication.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import { draftRequest, openCatalog } from '../test/catalog.fixture.js';
import { DEMO_PACKS } from './demo-packs.js';
import { loadDemoPacks } from './load-demo-packs.js';

const now = new Date('2026-04-01T03:00:00.000Z');

let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  shop = await openCatalog(now);
});
afterAll(() => shop.close());

const load = (sellOut: (packId: string) => Promise<void>) =>
  loadDemoPacks({
    packs: shop.app.get(PackTarget),
    publication: shop.app.get(PackPublication),
    content: shop.app.get(CatalogContent),
    now,
    sellOut,
  });
const read = async (path: string) => (await shop.app.inject({ method: 'GET', url: `/api/user/${path}` })).json().list;

describe('loadDemoPacks', () => {
  it('continues after an interruption, so that visitors see the whole demo shop once and in order', async () => {
    await expect(load(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    const last = { name: DEMO_PACKS.at(-1)!.name, position: DEMO_PACKS.length };
    await shop.owner.send('POST', 'packs', { ...draftRequest, ...last });
    const soldOut: string[] = [];
    await load(async (packId) => {
      soldOut.push(packId);
    });
    const packs: { id: string; name: string; is_before: string }[] = await read('pack/list');
    expect(packs.map((pack) => pack.name)).toEqual(DEMO_PACKS.map((pack) => pack.name));
    expect(packs.filter((pack) => pack.is_before === '1')).toHaveLength(1);
    expect(soldOut).toEqual(packs.filter((_, i) => DEMO_PACKS[i]?.soldOut).map((pack) => pack.id));
    const tabs: { id: number }[] = await read('card_type');
    expect(tabs.map(({ id }) => id)).toEqual([999998, 1, 2, 3, 4, 9999, -1]);
  });
});
