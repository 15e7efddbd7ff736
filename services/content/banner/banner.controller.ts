import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Open } from '../../platform/http/access.js';
import type { Envelope } from '../../platform/http/envelope.js';
import { GetBanner } from './banner.query.js';

/** The banner of the top page, as everybody sees it. */
@Controller('user/banner')
export class BannerController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Open()
  async read(): Promise<Envelope> {
    const { mode, files } = await this.queries.execute(new GetBanner());
    return { state: 200, mode, list: files.map((file_name) => ({ file_name })) };
  }
}
