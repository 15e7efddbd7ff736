import { Injectable } from '@nestjs/common';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { SiteSecrets } from '../calls/site-secrets.js';
import { findSite, insertSite, type Site, type SiteDraft, updateSite } from '../rows/sites.rows.js';
import type { SiteResource } from '../wire/site.contract.js';
import { toSiteResource } from '../wire/site-resource.js';

/** Change of a site's row; a site has no stream. A null `secret` keeps the stored one. */
export type SiteEdited = Change<'SiteEdited', SiteDraft & { readonly secret: string | null }>;
export type SiteRefusal = Refusal<'NoSecret' | 'NotHttps'>;

const NO_SECRET = {
  ja: '提携サイトと取り決めた秘密鍵を入力してください。',
  en: 'Enter the secret agreed with the site.',
};
const NOT_HTTPS = {
  ja: 'https:// で始まるアドレスを入力してください。',
  en: 'Enter an address that begins with https://.',
};

/** Target of the owners' commands on a partner site. */
@Injectable()
export class SiteTarget implements CommandTarget<Site, SiteEdited, SiteRefusal, SiteResource> {
  constructor(
    private readonly store: EventStore,
    private readonly secrets: SiteSecrets,
  ) {}

  locksOf(id: string): readonly string[] {
    return isId(id) ? [`partner-site-${id}`] : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<Site> | null> {
    const state = isId(id) ? await findSite(tx, id) : null;
    return state && { state, version: state.version };
  }

  async keep({ tx, id, loaded }: Keeping<Site>, [edited]: readonly SiteEdited[]): Promise<Site> {
    const { secret, ...draft } = edited!.data;
    const encrypted = secret === null ? null : this.secrets.encrypt(id, secret);
    return loaded ? updateSite(tx, id, draft, encrypted) : (await insertSite(tx, id, draft, encrypted!))!;
  }

  /** Returns the fields of the audit trail: all but the secret and the generated ones. */
  auditedOf({ id: _, secret: __, created: ___, version: ____, ...audited }: Site): object {
    return audited;
  }

  refused({ code }: SiteRefusal): RefusedError {
    if (code === 'NotHttps') return new RefusedError(400, buildFieldError('base_url', NOT_HTTPS));
    return new RefusedError(400, buildFieldError('secret', NO_SECRET));
  }

  async show(id: string): Promise<SiteResource | null> {
    const site = await this.store.look((tx) => findSite(tx, id));
    return site && toSiteResource(site);
  }
}
