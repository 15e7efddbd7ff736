import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { BANNER_COLUMNS, type KeptBanner } from '../rows/banner.rows.js';

/** Loads the banner of the top page. */
export class GetBanner extends Query<KeptBanner> {}

@QueryHandler(GetBanner)
export class GetBannerHandler implements IQueryHandler<GetBanner> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<KeptBanner> {
    const text = `select ${BANNER_COLUMNS} from content.banner`;
    return (await this.database.pool.query<KeptBanner>({ name: 'content-banner', text })).rows[0]!;
  }
}
