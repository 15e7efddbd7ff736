import { eventIdOf } from '../../kernel/ids.js';
import { points } from '../../kernel/money.js';
import type { PartnerAddress } from '../../platform/partners/partner-sites.js';
import type { EventStore } from '../../platform/store/event-store.js';
import type { SiteSecrets } from '../calls/site-secrets.js';
import { findSite, insertSite, updateSite } from '../rows/sites.rows.js';

const SITES = [
  { slug: 'miles', name: 'さくらマイル', name_en: 'Sakura Miles', direction: 'in' },
  { slug: 'minato', name: 'みなとポイント', name_en: 'Minato Points', direction: 'out' },
] as const;

const idOf = (index: number): string => eventIdOf('demo/partner-sites', index);
const addressOf = (at: PartnerAddress, slug: string): string => at.baseUrl.replace(/[^/]+$/, slug);

/** Adds the partner sites of the demo shop; existing ones stay. */
export const loadDemoSites = (store: EventStore, secrets: SiteSecrets, at: PartnerAddress): Promise<void> =>
  store.transact([], async (tx) => {
    for (const [i, { slug, ...site }] of SITES.entries()) {
      const id = idOf(i);
      const draft = {
        ...site,
        base_url: addressOf(at, slug),
        key_id: at.keyId,
        daily_limit: points(10_000),
        open: true,
      };
      await insertSite(tx, id, draft, secrets.encrypt(id, at.secret));
    }
  });

/** Updates the demo sites to the sandbox's address, because it may listen on another port at each start. */
export const followSandbox = (store: EventStore, at: PartnerAddress): Promise<void> =>
  store.transact([], async (tx) => {
    for (const [i, { slug }] of SITES.entries()) {
      const site = await findSite(tx, idOf(i));
      const base_url = addressOf(at, slug);
      // Keeps an address that an operator has changed.
      if (site && site.base_url !== base_url && new URL(site.base_url).pathname === new URL(base_url).pathname)
        await updateSite(tx, site.id, { ...site, base_url }, null);
    }
  });
