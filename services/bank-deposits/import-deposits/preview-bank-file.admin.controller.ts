import { Body, Controller, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { languageOf } from '../../kernel/languages.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { readFileBytes } from '../../platform/csv/csv.js';
import { TakesCsv } from '../../platform/http/requests/body.js';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { BankColumns } from '../wire/bank-columns.contract.js';
import { headingsOf } from '../wire/bank-profile-resource.js';
import { DepositImports } from './deposit-imports.js';
import type { BankFilePreview } from './preview-bank-file.contract.js';
import { previewBankFile } from './preview-bank-file.js';

/** `POST /admin-api/bank-profiles/preview`: reads a bank's file with chosen columns, and stores nothing. */
@Controller('admin-api/bank-profiles')
export class PreviewBankFileController {
  constructor(private readonly imports: DepositImports) {}

  @Post('preview')
  @TakesCsv()
  @HttpCode(200)
  @ForOperators('describe-bank-files')
  async preview(
    @Query() query: Record<string, string>,
    @Body() body: unknown,
    @Headers('accept-language') accepted?: string,
  ): Promise<BankFilePreview> {
    const chosen = headingsOf(parseRequest(BankColumns, query));
    const bytes = await readFileBytes(body);
    return previewBankFile(bytes, chosen, await this.imports.rules(), languageOf(accepted));
  }
}
