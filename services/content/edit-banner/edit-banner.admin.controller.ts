import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForOperators, Operating, type Operator, parseBody } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { BANNER_ID } from '../banner-row.js';
import { stale } from '../stale.js';
import { EditBanner } from './edit-banner.command.js';
import { BannerRequest } from './edit-banner.contract.js';

/** `PUT /admin-api/banners/top`. */
@Controller('admin-api/banners')
export class EditBannerController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id')
  @ForOperators('owner')
  async edit(@Operating() { operatorId }: Operator, @Param('id') id: string, @Body() body: unknown): Promise<object> {
    if (id !== BANNER_ID) throw new RefusedError(404);
    const { version = null, reason, ...banner } = parseBody(body, BannerRequest);
    const kept = await this.commands.execute(new EditBanner(banner, version, { operatorId, reason }));
    if (!kept) throw stale();
    return { id, ...kept };
  }
}
