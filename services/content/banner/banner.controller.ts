import { Controller, Get, Headers } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { languageOf } from '../../kernel/languages.js';
import { Clock } from '../../kernel/time.js';
import { Open } from '../../platform/http/access/access.js';
import type { BannerResponse, WordedBannerResponse } from './banner.contract.js';
import { GetBanner } from './banner.query.js';
import { toShownBanner, toWordedBanner } from './shown-banner.js';

/** Shows the banner of the top page to everybody. */
@Controller('user/banner')
export class BannerController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Open()
  async read(@Headers('accept-language') languages?: string): Promise<BannerResponse> {
    return toShownBanner(await this.queries.execute(new GetBanner()), languageOf(languages), this.clock.now());
  }

  @Get('slides')
  @Open()
  async slides(@Headers('accept-language') languages?: string): Promise<WordedBannerResponse> {
    return toWordedBanner(await this.queries.execute(new GetBanner()), languageOf(languages), this.clock.now());
  }
}
