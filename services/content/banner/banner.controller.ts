import { Controller, Get, Headers } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { languageOf } from '../../kernel/languages.js';
import { Open } from '../../platform/http/access.js';
import type { BannerAnswer } from './banner.contract.js';
import { GetBanner } from './banner.query.js';
import { shownBanner } from './shown-banner.js';

/** The banner of the top page, as everybody sees it. */
@Controller('user/banner')
export class BannerController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Open()
  async read(@Headers('accept-language') languages?: string): Promise<BannerAnswer> {
    return shownBanner(await this.queries.execute(new GetBanner()), languageOf(languages));
  }
}
