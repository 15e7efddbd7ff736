import { Body, Controller, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type Language, languageOf } from '../../kernel/languages.js';
import { ForOperators, Operating, type Operator } from '../../operators/index.js';
import { TakesCsv } from '../../platform/http/body.js';
import { parseRequest } from '../../platform/http/contract.js';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import { PackDesk } from '../pack-desk.js';
import { prizeDraftOf } from '../pack-draft.js';
import { type PackRecord, PackRecords } from '../pack-records.js';
import { ImportQuery, PreviewQuery } from './import-prizes.contract.js';
import { PrizeFiles } from './prize-files.js';
import type { PrizeLines } from './prize-lines.js';
import { RevisePrizes } from './revise-prizes.command.js';

/** A list of prizes from a file, for a draft; looked at first, then taken over as a whole or not at all. */
@Controller('admin-api/packs')
export class ImportPrizesController {
  constructor(
    private readonly desk: PackDesk,
    private readonly records: PackRecords,
    private readonly files: PrizeFiles,
  ) {}

  @Post(':id/prizes.csv')
  @TakesCsv()
  @HttpCode(200)
  @ForOperators('owner')
  async import(
    @Operating() operator: Operator,
    @Param('id') packId: string,
    @Query() query: object,
    @Body() body: unknown,
    @Headers('accept-language') accepted?: string,
  ): Promise<PackRecord | ReturnType<typeof preview>> {
    const isPreview = parseRequest(PreviewQuery, query).preview === '1';
    const order = isPreview ? null : parseRequest(ImportQuery, query);
    const pack = await this.records.find(packId);
    if (!pack) throw new RefusedError(404);
    const lines = await this.files.read(body);
    if (!order) return preview(packId, lines, languageOf(accepted));
    refuseFaulty(lines);
    const change = { packId, ...this.desk.actOf(operator, 'import-prizes', order.reason), seen: Number(order.version) };
    return this.desk.carryOut(new RevisePrizes(change, lines.prizes.map(prizeDraftOf)));
  }
}

const preview = (id: string, { count, prizes, errors, isFull }: PrizeLines, language: Language) => ({
  id,
  count,
  prizes,
  // Whether there may be faults after those told.
  more: isFull,
  errors: errors.map(({ line, field, message }) => ({ line, field, message: message[language] })),
});

/** @throws RefusedError 400 with the faults that are told, each under its line */
const refuseFaulty = ({ errors, count }: PrizeLines): void => {
  if (count === 0)
    throw new RefusedError(
      400,
      fieldError('file', { ja: '景品の行がありません。', en: 'There is no line of a prize.' }),
    );
  if (errors.length > 0)
    throw new RefusedError(
      400,
      Object.fromEntries(errors.map(({ line, field, message }) => [`lines.${line}.${field}`, [message]])),
    );
};
