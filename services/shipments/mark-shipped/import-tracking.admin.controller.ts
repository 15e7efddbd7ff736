import { Readable } from 'node:stream';
import { Body, Controller, Logger, Post, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Language } from '../../kernel/languages.js';
import {
  CommandedByQuery,
  digested,
  FileQuery,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { TakesCsv } from '../../platform/http/body.js';
import { Settings } from '../../platform/settings.js';
import type { Answer } from '../../platform/store/answer.js';
import { readCsv } from '../../platform/text/csv.js';
import { usualCarrier } from '../sender-settings.js';
import type { TrackingProgress, TrackingReport } from './import-tracking.contract.js';
import { JudgeTracking } from './judge-tracking.query.js';
import { ListedParcels } from './listed-parcels.js';
import type { JudgedLine, TypedLine } from './tracking-lines.js';
import { type Overtaken, reportOn } from './tracking-report.js';

/** The columns, also by the names that the packing list and Yamato's own list of issued labels have for them. */
const HEADING = {
  required: ['delivery_code'],
  optional: ['id', 'number', 'carrier'],
  oneOf: ['id', 'number'],
  also: {
    荷物番号: 'number',
    発送ID: 'id',
    追跡番号: 'delivery_code',
    配送業者: 'carrier',
    お客様管理番号: 'id',
    伝票番号: 'delivery_code',
  },
  ignoresOthers: true,
} as const;

/** Parcels that are marked in one commit. */
const AT_ONCE = 200;

const BROKEN_OFF = {
  ja: '途中で中断しました。ここまでの分は登録済みです。同じファイルをもう一度送っても二重にはなりません。',
  en: 'It broke off. What is done stays; the same file may be sent again, nothing happens twice.',
};

/** `POST /admin-api/shipments/tracking.csv`: many parcels have been handed to carriers. */
@Controller('admin-api/shipments/tracking.csv')
export class ImportTrackingController {
  private readonly log = new Logger(ImportTrackingController.name);

  constructor(
    private readonly commands: OperatorCommands,
    private readonly queries: QueryBus,
    private readonly settings: Settings,
    private readonly parcels: ListedParcels,
  ) {}

  @Post()
  @TakesCsv()
  @ForOperators('owner', 'support')
  async import(
    @CommandedByQuery(FileQuery) asked: OperatorCommand<FileQuery>,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = digested(body);
    const judged = await this.judge(file.body);
    reply.status(200);
    if (asked.request.preview === '1') {
      reply.send(reportOn(judged, asked.language));
      return;
    }
    const command = file.of({ ...asked, name: 'import-tracking' });
    const earlier = await this.commands.earlierOf(command);
    const progress = earlier ? [again(earlier)] : this.apply(judged, command);
    const lines = this.lines(progress, asked.language);
    reply.header('content-type', 'application/x-ndjson; charset=utf-8').send(Readable.from(lines));
  }

  private async judge(body: unknown): Promise<readonly JudgedLine[]> {
    const lines: TypedLine[] = [];
    for await (const { line, cells } of readCsv(body, HEADING))
      lines.push({ line, id: cells.id || cells.number, deliveryCode: cells.delivery_code, carrier: cells.carrier });
    return this.queries.execute(new JudgeTracking(lines, this.settings.get(usualCarrier)));
  }

  /** Each portion is a transaction of its own; its lines of the audit trail are the parcels'. */
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
    yield again(await this.commands.conclude(command, outcome, report, { changes }));
  }

  /** Each a line of JSON. The answer has begun: what fails now is told in it. */
  private async *lines(
    progress: Iterable<TrackingProgress> | AsyncIterable<TrackingProgress>,
    language: Language,
  ): AsyncGenerator<string> {
    try {
      for await (const line of progress) yield `${JSON.stringify(line)}\n`;
    } catch (error) {
      this.log.error(error);
      yield `${JSON.stringify({ error: BROKEN_OFF[language] } satisfies TrackingProgress)}\n`;
    }
  }
}

const again = ({ body }: Answer): TrackingProgress => ({ report: JSON.parse(body) as TrackingReport });
