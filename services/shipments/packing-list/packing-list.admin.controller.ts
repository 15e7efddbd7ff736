import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Language, languageOf } from '../../kernel/languages.js';
import { Clock, toTokyoDate } from '../../kernel/time.js';
import { ExportsFile, ForOperators, Operating } from '../../platform/console-api/access/for-operators.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { maskPersonalFields } from '../../platform/console-api/access/personal-fields.js';
import { hasPermission } from '../../platform/console-api/access/roles-by-permission.js';
import { AccessTrail } from '../../platform/console-api/audit-trail/access-trail.rows.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { writeCsv } from '../../platform/csv/csv.js';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { sendCsv } from '../../platform/http/responses/attachment.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { LIST_RULES, type ParcelFilter } from '../rows/parcel-search.rows.js';
import { toPrefectureName } from '../wire/prefecture-name.js';
import { Labels } from './labels.js';
import { PackedParcels, type ParcelToPack } from './packed-parcels.rows.js';
import { buildPackingColumns, type PackedCard } from './packing-columns.js';
import { PackingListRequest } from './packing-list.contract.js';

async function* cardsOf(parcels: AsyncIterable<ParcelToPack>, language: Language): AsyncGenerator<PackedCard> {
  for await (const parcel of parcels) {
    const prefecture = toPrefectureName(parcel.prefId, language);
    for (const [index, item] of parcel.items.entries()) yield { parcel, item, number: index + 1, prefecture };
  }
}

/** Hides the addresses from operators without permission to see them. */
async function* shownTo(operator: Operator, parcels: AsyncIterable<ParcelToPack>): AsyncGenerator<ParcelToPack> {
  for await (const parcel of parcels) yield maskPersonalFields(operator, parcel);
}

const NO_LABELS = {
  ja: '送り状はオーナー・発送担当・サポートが書き出せます。担当者に依頼してください。',
  en: 'Labels are for owners, shipping and support. Ask one of them for the file.',
};

/**
 * `GET /admin-api/shipments.csv` lists the cards to pack, a line for each, ordered by parcel. `layout=yamato-b2` returns
 * labels, and `preview=1` says which parcels get one.
 */
@Controller('admin-api/shipments.csv')
export class PackingListController {
  constructor(
    private readonly parcels: PackedParcels,
    private readonly labels: Labels,
    private readonly clock: Clock,
    private readonly trail: AccessTrail,
  ) {}

  @Get()
  @ForOperators('read-parcels')
  @ExportsFile()
  async list(
    @Operating() operator: Operator,
    @Query() query: ListQuery & Record<string, unknown>,
    @Headers('accept-language') accepted: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = languageOf(accepted);
    const { layout, preview } = parseRequest(PackingListRequest, query);
    const { filter } = parseListQuery(query, LIST_RULES);
    if (layout !== 'yamato-b2') return this.packing(operator, filter, language, reply);
    if (!hasPermission(operator, 'see-addresses')) throw new RefusedError(403, buildFieldError('layout', NO_LABELS));
    if (preview === '1') reply.send(await this.labels.report(filter, language));
    else await this.yamato(operator, filter, reply);
  }

  private async packing(
    operator: Operator,
    filter: ParcelFilter,
    language: Language,
    reply: FastifyReply,
  ): Promise<void> {
    await this.trail.recordExport(operator.operatorId, 'shipments', filter);
    const cards = cardsOf(shownTo(operator, this.parcels.of(filter)), language);
    sendCsv(reply, `packing-${this.today()}.csv`, writeCsv(buildPackingColumns(language), cards));
  }

  private async yamato(operator: Operator, filter: ParcelFilter, reply: FastifyReply): Promise<void> {
    const missing = this.labels.missing();
    if (missing) throw new RefusedError(400, buildFieldError('sender', missing));
    await this.trail.recordExport(operator.operatorId, 'shipments', { layout: 'yamato-b2', ...filter });
    const day = this.today();
    sendCsv(reply, `yamato-b2-${day}.csv`, this.labels.file(filter, day), 'shift_jis');
  }

  private today() {
    return toTokyoDate(this.clock.now());
  }
}
