import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { MemberDirectory } from '../../members/index.js';
import { type LinkResult, PartnerSites } from '../../platform/partners/partner-sites.js';
import { EventStore } from '../../platform/store/event-store.js';
import { SiteSecrets } from '../calls/site-secrets.js';
import { saveLink } from '../rows/links.rows.js';
import { findSite } from '../rows/sites.rows.js';

export type LinkOutcome = LinkResult['outcome'] | 'site-unknown' | 'phone-not-verified';

/** Links a member to their account at a site. The password is sent to the site and not stored. */
export class LinkSite extends Command<LinkOutcome> {
  constructor(
    readonly memberId: string,
    readonly siteId: string,
    readonly loginid: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(LinkSite)
export class LinkSiteHandler implements ICommandHandler<LinkSite> {
  constructor(
    private readonly store: EventStore,
    private readonly sites: PartnerSites,
    private readonly secrets: SiteSecrets,
    private readonly directory: MemberDirectory,
  ) {}

  async execute({ memberId, siteId, loginid, password }: LinkSite): Promise<LinkOutcome> {
    const site = isId(siteId) ? await this.store.look((tx) => findSite(tx, siteId)) : null;
    if (!site?.open) return 'site-unknown';
    const { tel, phoneVerified } = await this.directory.profileOf(memberId);
    if (!phoneVerified) return 'phone-not-verified';
    const linked = await this.sites.link(this.secrets.addressOf(site), { loginid, password, tel });
    if (linked.outcome === 'linked')
      await this.store.transact([], async (tx) => saveLink(tx, memberId, siteId, linked.account));
    return linked.outcome;
  }
}
