import { Body, Controller, Param, Post } from '@nestjs/common';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { BodyLimit } from '../../platform/http/body.js';
import { PackDesk } from '../pack-desk.js';
import { PACK_BYTES } from '../pack-draft.contract.js';
import type { PackRecord } from '../pack-records.js';
import type { PackDisplay } from '../streams/pack.events.js';
import { ChangeDisplay } from './change-display.command.js';
import { ChangeDisplayRequest } from './change-display.contract.js';

@Controller('admin-api/packs')
export class ChangeDisplayController {
  constructor(private readonly desk: PackDesk) {}

  @Post(':id/change-display')
  @BodyLimit(PACK_BYTES)
  @ForOperators('owner')
  changeDisplay(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<PackRecord> {
    const { change, request } = this.desk.orderOf(operator, id, 'change-display', body, ChangeDisplayRequest);
    return this.desk.carryOut(new ChangeDisplay(change, displayOf(request)));
  }
}

const displayOf = ({ image, position, detail, detail_en }: ChangeDisplayRequest): Partial<PackDisplay> => ({
  ...(image && { images: image }),
  ...(typeof position === 'number' && { position }),
  ...(typeof detail === 'string' && { detailHtml: detail }),
  ...(typeof detail_en === 'string' && { detailHtmlEn: detail_en }),
});
