import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { Bilingual } from '../../kernel/languages.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { parseBody } from '../../platform/console-api/lists/parse-body.js';
import { BodyLimit } from '../../platform/http/requests/body.js';
import { sanitizeHtml } from '../../platform/text/html.js';
import { NOTICE_BYTES } from '../wire/notice-resource.js';
import { PreviewRequest } from './preview-notice.contract.js';

/** Returns the text of a notice or pack as everybody would see it, without saving it. */
@Controller('admin-api/notices')
export class PreviewNoticeController {
  @Post('preview')
  @BodyLimit(NOTICE_BYTES)
  @HttpCode(200)
  @ForOperators('serve-members')
  preview(@Body() body: unknown): Bilingual {
    const { ja, en } = parseBody(body, PreviewRequest);
    // The Japanese text replaces a missing English one.
    return { ja: sanitizeHtml(ja), en: sanitizeHtml(en || ja) };
  }
}
