import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForOperators, Operating, type Operator, parseBody } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { BANNER_ID } from '../banner-row.js';
import { EditBanner } from './edit-banner.command.js';
import { BannerRequest } from './edit-banner.contract.js';

/** `PUT /admin-api/banners/top`. */
@Controller('admin-api/banners')
export class EditBannerController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id')
  @ForOperators('owner')
  async edit(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<object> {
    if (id !== BANNER_ID) throw new RefusedError(404);
    const { mode, files, alert, alert_en } = parseBody(body, BannerRequest);
    const banner = { mode, files, alert, alert_en };
    await this.commands.execute(new EditBanner(banner, operator));
    return { id, ...banner };
  }
}
