import { Module } from '@nestjs/common';
import type { Part } from '../platform/part.js';
import { CatalogPages } from './client-pages/catalog-pages.js';
import { StandingPages } from './client-pages/standing-pages.js';
import { SitemapController } from './sitemap/sitemap.controller.js';
import { WellKnownController } from './well-known/well-known.controller.js';

@Module({
  controllers: [SitemapController, WellKnownController],
  providers: [CatalogPages, StandingPages],
})
export class PagesModule {}

export const pagesPart: Part = { name: 'pages', module: PagesModule };
