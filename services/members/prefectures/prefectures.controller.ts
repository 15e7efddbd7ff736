import { Controller, Get, Headers } from '@nestjs/common';
import { languageOf } from '../../kernel/languages.js';
import { Open } from '../../platform/http/access/access.js';
import type { PrefecturesResponse } from '../wire/prefectures.contract.js';
import { PREFECTURES } from '../wire/prefectures.shared.js';

@Controller('user')
export class PrefecturesController {
  @Get('pref_list')
  @Open()
  list(@Headers('accept-language') acceptLanguage?: string): PrefecturesResponse {
    const language = languageOf(acceptLanguage);
    return { state: 200, list: PREFECTURES.map((prefecture) => ({ id: prefecture.id, name: prefecture[language] })) };
  }
}
