import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Banner } from '../banner-row.js';

/** The banner of the top page. */
export class GetBanner extends Query<Banner> {}

@QueryHandler(GetBanner)
export class GetBannerHandler implements IQueryHandler<GetBanner> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<Banner> {
    const text = 'select mode, files, alert, alert_en from content.banner';
    return (await this.database.pool.query<Banner>({ name: 'content-banner', text })).rows[0]!;
  }
}
