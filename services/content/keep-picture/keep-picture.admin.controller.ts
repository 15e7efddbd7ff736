import { Body, Controller, Post } from '@nestjs/common';
import { accept, refuse } from '../../kernel/decision.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { CommandedByQuery, type OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands, type OperatorResponse } from '../../platform/console-api/commands/operator-commands.js';
import { BodyLimit, isTooLarge } from '../../platform/http/requests/body.js';
import type { KeptPicture } from '../../platform/http/requests/picture.contract.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { Pictures } from '../../platform/pictures.js';
import { type PicturePurpose, UploadQuery } from './keep-picture.contract.js';
import { buildPictureTarget } from './picture.target.js';

const FILE_LIMIT = 10 * 1_048_576;

/** The width in pixels for each purpose: twice the width on screen, up to a limit. */
const WIDTHS: Readonly<Record<PicturePurpose, number>> = { card: 600, pack: 1200, banner: 1600, notice: 1200 };

const TOO_LARGE = {
  ja: '画像は10MBまでです。小さくして、もう一度お試しください。',
  en: 'The picture is over 10 MB. Make it smaller and try again.',
};
/** Uploads pictures of cards, packs, banners and notices. */
@Controller('admin-api/uploads')
export class KeepPictureController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly pictures: Pictures,
  ) {}

  @Post()
  @BodyLimit(FILE_LIMIT)
  @ForOperators('upload-pictures')
  async keep(
    @CommandedByQuery(UploadQuery) command: OperatorCommand<UploadQuery>,
    @Body() file: unknown,
  ): Promise<OperatorResponse<KeptPicture>> {
    if (isTooLarge(file)) throw new RefusedError(400, buildFieldError('file', TOO_LARGE));
    const picture = Buffer.isBuffer(file) ? await this.pictures.keep(file, WIDTHS[command.request.for]) : null;
    return this.commands.create(command, picture?.id ?? '', buildPictureTarget(picture), () =>
      picture ? accept() : refuse({ code: 'NoPicture' }),
    );
  }
}
