import { Body, Controller, Post, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { FileQuery } from '../../platform/console-api/commands/command.contract.js';
import { digestFile } from '../../platform/console-api/commands/file-digest.js';
import { sendProgress, toImportReport } from '../../platform/console-api/commands/import-progress.js';
import { CommandedByQuery, type OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands } from '../../platform/console-api/commands/operator-commands.js';
import { readCsv } from '../../platform/csv/csv.js';
import { TakesCsv } from '../../platform/http/requests/body.js';
import { Settings } from '../../platform/settings.js';
import { usualCarrier } from '../sender-settings.js';
import type { TrackingProgress, TrackingReport } from './import-tracking.contract.js';
import { JudgeTracking } from './judge-tracking.query.js';
import { ListedParcels } from './listed-parcels.js';
import { TRACKING_HEADING } from './tracking-heading.shared.js';
import { type JudgedLine, type TypedLine, typedLineOf } from './tracking-lines.js';
import { type Overtaken, reportOn } from './tracking-report.js';

/** The number of parcels marked in one commit. */
const AT_ONCE = 200;

/** `POST /admin-api/shipments/tracking.csv` marks many parcels as shipped. */
@Controller('admin-api/shipments/tracking.csv')
export class ImportTrackingController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly queries: QueryBus,
    private readonly settings: Settings,
    private readonly parcels: ListedParcels,
  ) {}

  @Post()
  @TakesCsv()
  @ForOperators('send-parcels')
  async import(
    @CommandedByQuery(FileQuery) uploadCommand: OperatorCommand<FileQuery>,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = digestFile(body);
    const judged = await this.judge(file.body);
    if (uploadCommand.request.preview === '1') {
      reply.status(200).send(reportOn(judged, uploadCommand.language));
      return;
    }
    const command = file.of({ ...uploadCommand, name: 'import-tracking' });
    const earlier = await this.commands.earlierOf(command);
    const progress = earlier ? [toImportReport<TrackingReport>(earlier)] : this.apply(judged, command);
    sendProgress(reply, progress, command.language);
  }

  private async judge(body: unknown): Promise<readonly JudgedLine[]> {
    const lines: TypedLine[] = [];
    for await (const record of readCsv(body, TRACKING_HEADING)) lines.push(typedLineOf(record));
    return this.queries.execute(new JudgeTracking(lines, this.settings.get(usualCarrier)));
  }

  /** Applies the lines. Each batch is one transaction, with one audit entry for each parcel. */
  private async *apply(judged: readonly JudgedLine[], command: OperatorCommand): AsyncGenerator<TrackingProgress> {
    const ready = judged.filter(({ verdict }) => verdict === 'ready');
    const overtaken: Overtaken[] = [];
    for (let at = 0; at < ready.length; at += AT_ONCE) {
      yield { done: at, of: ready.length };
      overtaken.push(...(await this.parcels.ship(command, ready.slice(at, at + AT_ONCE))));
    }
    const report: TrackingReport = reportOn(judged, command.language, overtaken);
    const { lines, ready: taken, unchanged, refused } = report;
    const outcome = taken + unchanged === 0 ? 'NothingTaken' : 'done';
    const changes = { lines: [null, lines], ready: [null, taken], refused: [null, refused] } as const;
    yield toImportReport(await this.commands.conclude(command, outcome, report, { changes }));
  }
}
