import { Controller, Get, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { GetListedPacks } from '../../catalog/index.js';
import { Config } from '../../platform/config.js';
import { Open } from '../../platform/http/access/access.js';
import { type AddressOf, createAddressOf } from '../../platform/http/pages/page-head.js';
import { toPackPath } from '../wire/pack-path.js';
import { STANDING } from '../wire/page-words.js';
import { buildRobotsTxt, buildSitemap } from './sitemap.js';

const CACHING = 'public, max-age=300';

/** `GET /sitemap.xml` and `/robots.txt`, for search engines. */
@Controller()
export class SitemapController {
  private readonly at: AddressOf;
  private kept: { readonly packs: string; readonly sitemap: string } | undefined;

  constructor(
    private readonly queries: QueryBus,
    config: Config,
  ) {
    this.at = createAddressOf(config.publicUrl);
  }

  @Get('sitemap.xml')
  @Open()
  async sitemap(@Res() reply: FastifyReply): Promise<void> {
    const ids = await this.queries.execute(new GetListedPacks());
    const packs = ids.join();
    if (this.kept?.packs !== packs) {
      const paths = ['/', '/pack-list', ...Object.keys(STANDING), ...ids.map(toPackPath)];
      this.kept = { packs, sitemap: buildSitemap(paths, this.at) };
    }
    reply.header('content-type', 'application/xml; charset=utf-8').header('cache-control', CACHING);
    reply.send(this.kept.sitemap);
  }

  @Get('robots.txt')
  @Open()
  robots(@Res() reply: FastifyReply): void {
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', CACHING);
    reply.send(buildRobotsTxt(this.at));
  }
}
