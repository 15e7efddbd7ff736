import { Body, Controller, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { BodyLimit, isTooLarge } from '../../platform/http/body.js';
import { parseRequest } from '../../platform/http/contract.js';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import type { KeptPicture } from '../../platform/pictures.js';
import { KeepPicture } from './keep-picture.command.js';
import { type PicturePurpose, UploadQuery } from './keep-picture.contract.js';

const FILE_LIMIT = 10 * 1_048_576;

/** Pixels: twice what the place of such a picture takes on a screen, as far as that is needed. */
const WIDTHS: Readonly<Record<PicturePurpose, number>> = { card: 600, pack: 1200, banner: 1600, notice: 1200 };

const TOO_LARGE = {
  ja: '画像は10MBまでです。小さくして、もう一度お試しください。',
  en: 'The picture is over 10 MB. Make it smaller and try again.',
};
const NO_PICTURE = {
  ja: '画像を読み取れません。JPEG・PNG・WebP・GIF・AVIFの、4000万画素までの画像を選んでください。',
  en: 'This picture cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF of at most 40 megapixels.',
};

/** Pictures of cards, packs, banners and notices. */
@Controller('admin-api/uploads')
export class KeepPictureController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @BodyLimit(FILE_LIMIT)
  @ForOperators('owner', 'support')
  async keep(
    @Operating() { operatorId }: Operator,
    @Query() query: object,
    @Body() file: unknown,
  ): Promise<KeptPicture> {
    const { for: purpose } = parseRequest(UploadQuery, query);
    if (isTooLarge(file)) throw new RefusedError(400, fieldError('file', TOO_LARGE));
    if (!Buffer.isBuffer(file)) throw new RefusedError(400, fieldError('file', NO_PICTURE));
    const picture = await this.commands.execute(new KeepPicture(file, WIDTHS[purpose], operatorId));
    if (!picture) throw new RefusedError(400, fieldError('file', NO_PICTURE));
    return picture;
  }
}
