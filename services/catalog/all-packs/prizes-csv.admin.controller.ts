import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ExportsFile, ForOperators, Operating } from '../../platform/console-api/access/for-operators.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { AccessTrail } from '../../platform/console-api/audit-trail/access-trail.rows.js';
import { type CsvColumns, writeCsv } from '../../platform/csv/csv.js';
import { sendCsv } from '../../platform/http/responses/attachment.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { PackRecords } from '../rows/pack-records.rows.js';
import type { PrizeRecord } from '../wire/pack-record.contract.js';

/** The columns of the export, which the import also accepts. */
const COLUMNS: CsvColumns<PrizeRecord> = {
  card_id: ({ card_id }) => card_id,
  rank: ({ rank }) => rank,
  rank_name: ({ rank_name }) => rank_name,
  rank_name_en: ({ rank_name_en }) => rank_name_en,
  quantity: ({ quantity }) => quantity,
  buy_point: ({ buy_point }) => buy_point,
  no_reduction: ({ no_reduction }) => no_reduction,
  set_count: ({ set_count }) => set_count,
};

/** Exports the prizes of a pack as a CSV file, which can be imported into a draft. */
@Controller('admin-api/packs')
export class PrizesCsvController {
  constructor(
    private readonly records: PackRecords,
    private readonly trail: AccessTrail,
  ) {}

  @Get(':id/prizes.csv')
  @ForOperators('read-catalog')
  @ExportsFile()
  async csv(@Operating() { operatorId }: Operator, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const record = await this.records.find(id);
    if (!record?.prizes) throw new RefusedError(404);
    await this.trail.recordExport(operatorId, 'packs', { id });
    sendCsv(reply, `pack-${id}-prizes.csv`, writeCsv(COLUMNS, record.prizes));
  }
}
