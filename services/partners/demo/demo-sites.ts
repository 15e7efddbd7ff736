import { eventIdOf } from '../../kernel/ids.js';
import { points } from '../../kernel/money.js';
import type { PartnerAddress } from '../../platform/partners/partner-sites.js';
import type { EventStore } from '../../platform/store/event-store.js';
import type { SiteSecrets } from '../calls/site-secrets.js';
import { insertSite } from '../rows/sites.rows.js';

const SITES = [
  { place: 'miles', name: 'さくらマイル', name_en: 'Sakura Miles', direction: 'in' },
  { place: 'minato', name: 'みなとポイント', name_en: 'Minato Points', direction: 'out' },
] as const;

/** Adds the partner sites of the demo shop; what an earlier start has added stays. */
export const loadDemoSites = (store: EventStore, secrets: SiteSecrets, at: PartnerAddress): Promise<void> =>
  store.transact([], async (tx) => {
    for (const [i, { place, ...site }] of SITES.entries()) {
      const id = eventIdOf('demo/partner-sites', i);
      const draft = {
        ...site,
        base_url: at.baseUrl.replace(/[^/]+$/, place),
        key_id: at.keyId,
        daily_limit: points(10_000),
        open: true,
      };
      await insertSite(tx, id, draft, secrets.encrypt(id, at.secret));
    }
  });
