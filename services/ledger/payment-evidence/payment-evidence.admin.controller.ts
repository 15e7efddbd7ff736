import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { languageOf } from '../../kernel/languages.js';
import { ExportsFile, ForOperators, Operating } from '../../platform/console-api/access/for-operators.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { AccessTrail } from '../../platform/console-api/audit-trail/access-trail.rows.js';
import { writeCsv } from '../../platform/csv/csv.js';
import { sendCsv } from '../../platform/http/responses/attachment.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { buildEvidenceColumns } from './evidence-file.js';
import { GetPaymentEvidence } from './payment-evidence.query.js';

/**
 * `GET /admin-api/payments/{id}/evidence.csv`: for a payment provider, in the reader's language. It contains no name or
 * address.
 */
@Controller('admin-api/payments')
export class PaymentEvidenceController {
  constructor(
    private readonly queries: QueryBus,
    private readonly trail: AccessTrail,
  ) {}

  @Get(':id/evidence.csv')
  @ForOperators('read-books')
  @ExportsFile()
  async csv(
    @Operating() { operatorId }: Operator,
    @Param('id') id: string,
    @Headers('accept-language') accepted: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const draws = await this.queries.execute(new GetPaymentEvidence(id));
    if (!draws) throw new RefusedError(404);
    await this.trail.recordExport(operatorId, 'payments', { id });
    sendCsv(reply, `evidence-${id}.csv`, writeCsv(buildEvidenceColumns(languageOf(accepted)), draws));
  }
}
