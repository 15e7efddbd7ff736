import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Points, points } from '../../kernel/money.js';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { type Direction, PartnerSites } from '../../platform/partners/partner-sites.js';
import { SiteSecrets } from '../calls/site-secrets.js';

/** A site with the state of a member. */
export interface SiteOfMember {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly direction: Direction;
  readonly isLinked: boolean;
  /** Points that can be moved now; null while the site is unreachable. */
  readonly points: Points | null;
  readonly underWay: Points;
}

/** Query of the open sites, in the order of creation. */
export class GetSitesOfMember extends Query<readonly SiteOfMember[]> {
  constructor(readonly memberId: string) {
    super();
  }
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly base_url: string;
  readonly key_id: string;
  readonly secret: Buffer;
  readonly direction: Direction;
  readonly account: string | null;
  readonly free: Points;
  readonly underWay: Points;
}

const SITES = `select s.id, s.name, s.name_en as "nameEn", s.base_url, s.key_id, s.secret, s.direction, l.account,
    (select coalesce(sum(remaining), 0)::int from points.lots
      where member_id = $1 and live and kind = 'free' and expires_at > $2) as free,
    (select coalesce(sum(points), 0)::int from partners.transfers t
      where t.member_id = $1 and t.status = 'requested' and t.site_id = s.id) as "underWay"
  from partners.sites s left join partners.links l on l.site_id = s.id and l.member_id = $1
  where s.open order by s.created_at, s.id`;

@QueryHandler(GetSitesOfMember)
export class GetSitesOfMemberHandler implements IQueryHandler<GetSitesOfMember> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sites: PartnerSites,
    private readonly secrets: SiteSecrets,
  ) {}

  async execute({ memberId }: GetSitesOfMember): Promise<readonly SiteOfMember[]> {
    const { rows } = await this.database.pool.query<Row>(SITES, [memberId, this.clock.now()]);
    return Promise.all(rows.map((row) => this.siteOf(row)));
  }

  private async siteOf(row: Row): Promise<SiteOfMember> {
    const { id, name, nameEn, direction, account, underWay } = row;
    return { id, name, nameEn, direction, isLinked: account !== null, points: await this.pointsOf(row), underWay };
  }

  private async pointsOf({ account, direction, free, ...site }: Row): Promise<Points | null> {
    if (direction === 'out') return free;
    if (account === null) return points(0);
    const result = await this.sites.balance(this.secrets.addressOf(site), account);
    return result.outcome === 'balance' ? result.balance : null;
  }
}
