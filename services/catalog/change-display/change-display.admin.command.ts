import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { BodyLimit } from '../../platform/http/body.js';
import { PackTarget } from '../commands/pack.target.js';
import type { PackDisplay } from '../streams/pack.events.js';
import { PACK_BYTES } from '../wire/pack-draft.contract.js';
import { packTagsOf } from '../wire/pack-draft.js';
import type { PackRecord } from '../wire/pack-record.contract.js';
import { ChangeDisplayRequest } from './change-display.contract.js';
import { decideChangeDisplay } from './change-display.decide.js';

/** `POST /admin-api/packs/{id}/change-display`: how a published pack is shown: its pictures, its place, its tags, its words. */
@Controller('admin-api/packs')
export class ChangeDisplayController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly packs: PackTarget,
  ) {}

  @Post(':id/change-display')
  @BodyLimit(PACK_BYTES)
  @ForOperators('edit-catalog')
  changeDisplay(
    @Commanded(ChangeDisplayRequest) command: OperatorCommand<ChangeDisplayRequest>,
  ): Promise<Answered<PackRecord>> {
    const display = displayOf(command.request);
    return this.commands.run(command, this.packs, (pack) => decideChangeDisplay(pack, display));
  }
}

const displayOf = ({ image, position, tags, detail, detail_en }: ChangeDisplayRequest): Partial<PackDisplay> => ({
  ...(image && { images: image }),
  ...(typeof position === 'number' && { position }),
  ...(tags && { tags: packTagsOf(tags) }),
  ...(typeof detail === 'string' && { detailHtml: detail }),
  ...(typeof detail_en === 'string' && { detailHtmlEn: detail_en }),
});
