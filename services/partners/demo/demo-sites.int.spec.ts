import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WholeShop } from '../../../test/support/whole-shop.js';
import { EventStore } from '../../platform/store/event-store.js';
import { SiteSecrets } from '../calls/site-secrets.js';
import { followSandbox, loadDemoSites } from './demo-sites.js';

let shop: WholeShop;
beforeAll(async () => {
  shop = await WholeShop.open();
});
afterAll(() => shop?.close());

const at = (port: number) => ({ baseUrl: `http://127.0.0.1:${port}/partner/miles`, keyId: 'shop', secret: 'secret' });
const addresses = async (): Promise<string[]> => {
  const { rows } = await shop.pool.query('select base_url from partners.sites order by created_at, base_url');
  return rows.map(({ base_url }) => base_url);
};

it('moves only the demo sites to a new port of the sandbox', async () => {
  const store = shop.app.get(EventStore);
  await followSandbox(store, at(4000));
  expect(await addresses()).toEqual([]);
  await loadDemoSites(store, shop.app.get(SiteSecrets), at(4001));
  await shop.pool.query(
    `update partners.sites set base_url = 'https://partner.example/points' where base_url like '%/minato'`,
  );
  await followSandbox(store, at(4002));
  expect(await addresses()).toEqual(['http://127.0.0.1:4002/partner/miles', 'https://partner.example/points']);
});
