import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { parseTokyoDate } from '../../kernel/time.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import type { ImportProgress } from '../../platform/console-api/commands/command.contract.js';
import { digestFile } from '../../platform/console-api/commands/file-digest.js';
import { sendProgress, toImportReport } from '../../platform/console-api/commands/import-progress.js';
import { CommandedByQuery, type OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands } from '../../platform/console-api/commands/operator-commands.js';
import { readFileBytes } from '../../platform/csv/csv.js';
import { Database } from '../../platform/database/database.js';
import { TakesCsv } from '../../platform/http/requests/body.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { BROKEN_OFF } from '../commands/broken-off.messages.js';
import { ImportSettlementQuery, type SettlementReport } from './import-settlement.contract.js';
import { buildFaultyFileRefusal, NO_SUCH_DAY } from './line-faults.messages.js';
import { SettlementImports } from './settlement-imports.js';
import { compareFile, type SeenFile } from './settlement-report.js';

/** `POST /admin-api/settlements/import`: imports a provider's settlement of one day. */
@Controller('admin-api/settlements')
export class ImportSettlementController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly database: Database,
    private readonly imports: SettlementImports,
  ) {}

  @Post('import')
  @TakesCsv()
  @ForOperators('run-shop')
  async import(
    @CommandedByQuery(ImportSettlementQuery) upload: OperatorCommand<ImportSettlementQuery>,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { provider, day } = upload.request;
    const chosenDay = day === undefined ? null : parseTokyoDate(day);
    if (day !== undefined && chosenDay === null) throw new RefusedError(400, buildFieldError('day', NO_SUCH_DAY));
    const content = digestFile(body);
    const bytes = await readFileBytes(content.body);
    const read = await this.imports.read(provider, chosenDay, bytes);
    const comparedFile = await compareFile(this.database.pool, read, upload.language);
    if (upload.request.preview === '1') {
      reply.status(200).send(comparedFile.report);
      return;
    }
    const { file, report } = comparedFile;
    const command = { ...content.of(upload), id: report.id };
    if (file.faults.length > 0) {
      const refused = await this.commands.concludeRefused(command, 'FaultyFile', buildFaultyFileRefusal(file.faults));
      reply.status(refused.state).type('application/json; charset=utf-8').send(refused.body);
      return;
    }
    const earlier = await this.commands.earlierOf(command);
    const progress = earlier ? [toImportReport<SettlementReport>(earlier)] : this.apply(comparedFile, command, bytes);
    sendProgress(reply, progress, upload.language, BROKEN_OFF);
  }

  private async *apply(
    comparedFile: SeenFile,
    command: OperatorCommand,
    bytes: Buffer,
  ): AsyncGenerator<ImportProgress<SettlementReport>> {
    const { fresh, report } = comparedFile;
    if (report.is_new)
      for await (const done of this.imports.begin(command, comparedFile, bytes)) yield { done, of: fresh.length };
    const { lines, ready, payout } = report;
    const changes = { lines: [null, lines], ready: [null, ready], payout: [null, payout] } as const;
    const outcome = report.is_new ? 'done' : 'NothingTaken';
    yield toImportReport(await this.commands.conclude(command, outcome, report, { changes }));
  }
}
