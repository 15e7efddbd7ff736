import { Controller, Get, Headers } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { languageOf } from '../../kernel/languages.js';
import { Clock } from '../../kernel/time.js';
import { Open } from '../../platform/http/access.js';
import type { BannerAnswer, WordedBannerAnswer } from './banner.contract.js';
import { GetBanner } from './banner.query.js';
import { shownBanner, wordedBanner } from './shown-banner.js';

/** The banner of the top page, as everybody sees it. */
@Controller('user/banner')
export class BannerController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Open()
  async read(@Headers('accept-language') languages?: string): Promise<BannerAnswer> {
    return shownBanner(await this.queries.execute(new GetBanner()), languageOf(languages), this.clock.now());
  }

  @Get('slides')
  @Open()
  async slides(@Headers('accept-language') languages?: string): Promise<WordedBannerAnswer> {
    return wordedBanner(await this.queries.execute(new GetBanner()), languageOf(languages), this.clock.now());
  }
}
