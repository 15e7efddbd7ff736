import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { Bilingual } from '../../kernel/languages.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { parseBody } from '../../platform/console-api/lists/parse-body.js';
import { BodyLimit } from '../../platform/http/requests/body.js';
import { sanitizeHtml } from '../../platform/text/html.js';
import { NOTICE_BYTES } from '../wire/notice-resource.js';
import { PreviewRequest } from './preview-notice.contract.js';

/** The words of a notice or a pack as everybody would see them; nothing is kept. */
@Controller('admin-api/notices')
export class PreviewNoticeController {
  @Post('preview')
  @BodyLimit(NOTICE_BYTES)
  @HttpCode(200)
  @ForOperators('serve-members')
  preview(@Body() body: unknown): Bilingual {
    const { ja, en } = parseBody(body, PreviewRequest);
    // Where there is no English, the Japanese is shown.
    return { ja: sanitizeHtml(ja), en: sanitizeHtml(en || ja) };
  }
}
