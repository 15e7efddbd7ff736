import { Readable } from 'node:stream';
import { Body, Controller, Headers, Logger, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { languageOf } from '../../kernel/languages.js';
import { ForOperators, Operating, type Operator, parseCommand } from '../../operators/index.js';
import { readCsv } from '../../platform/csv.js';
import { TakesCsv } from '../../platform/http/body.js';
import { parseRequest } from '../../platform/http/contract.js';
import { Settings } from '../../platform/settings.js';
import { ParcelDesk } from '../parcel-desk.js';
import { usualCarrier } from '../sender-settings.js';
import { toldOf } from '../shipment-refusals.messages.js';
import { ImportTrackingRequest, type TrackingProgress, type TrackingReport } from './import-tracking.contract.js';
import { JudgeTracking } from './judge-tracking.query.js';
import { ShipListed } from './ship-listed.command.js';
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

class Nothing {}

/** `POST /admin-api/shipments/tracking.csv`: many parcels have been handed to carriers. */
@Controller('admin-api/shipments/tracking.csv')
export class ImportTrackingController {
  private readonly log = new Logger(ImportTrackingController.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly settings: Settings,
    private readonly desk: ParcelDesk,
  ) {}

  @Post()
  @TakesCsv()
  @ForOperators('owner', 'support')
  async import(
    @Operating() operator: Operator,
    @Query() query: Record<string, unknown>,
    @Headers('accept-language') accepted: string | undefined,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = languageOf(accepted);
    const isPreview = parseRequest(ImportTrackingRequest, query).preview === '1';
    const reason = isPreview ? '' : parseCommand(JSON.stringify({ reason: query.reason }), Nothing).reason;
    const judged = await this.judge(body);
    reply.status(200);
    if (isPreview) {
      reply.send(reportOn(judged, language));
      return;
    }
    const progress = this.lines(this.apply(judged, operator, reason, language), language);
    reply.header('content-type', 'application/x-ndjson; charset=utf-8').send(Readable.from(progress));
  }

  private async judge(body: unknown): Promise<readonly JudgedLine[]> {
    const lines: TypedLine[] = [];
    for await (const { line, cells } of readCsv(body, HEADING))
      lines.push({ line, id: cells.id || cells.number, deliveryCode: cells.delivery_code, carrier: cells.carrier });
    return this.queries.execute(new JudgeTracking(lines, this.settings.get(usualCarrier)));
  }

  private async *apply(
    judged: readonly JudgedLine[],
    operator: Operator,
    reason: string,
    language: 'ja' | 'en',
  ): AsyncGenerator<TrackingProgress> {
    const ready = judged.filter(({ verdict }) => verdict === 'ready');
    const overtaken: Overtaken[] = [];
    for (let at = 0; at < ready.length; at += AT_ONCE) {
      yield { done: at, of: ready.length };
      overtaken.push(...(await this.ship(ready.slice(at, at + AT_ONCE), operator, reason)));
    }
    const report: TrackingReport = reportOn(judged, language, overtaken);
    yield { report };
  }

  private async ship(lines: readonly JudgedLine[], operator: Operator, reason: string): Promise<Overtaken[]> {
    const parcels = lines.map(({ id, deliveryCode, carrier }) => ({
      change: this.desk.changeBy(operator, id, 'mark-shipped', reason),
      dispatch: { deliveryCode, carrier },
    }));
    const refusals = await this.commands.execute(new ShipListed(parcels));
    return refusals.flatMap((refusal, i) => {
      if (!refusal) return [];
      const [, message] = refusal.code === 'NoSuchShipment' ? ['', { ja: '', en: '' }] : toldOf(refusal);
      return [{ line: lines[i]!, code: refusal.code, message }];
    });
  }

  /** Each a line of JSON. The answer has begun: what fails now is told in it. */
  private async *lines(progress: AsyncIterable<TrackingProgress>, language: 'ja' | 'en'): AsyncGenerator<string> {
    try {
      for await (const line of progress) yield `${JSON.stringify(line)}\n`;
    } catch (error) {
      this.log.error(error);
      yield `${JSON.stringify({ error: BROKEN_OFF[language] } satisfies TrackingProgress)}\n`;
    }
  }
}
