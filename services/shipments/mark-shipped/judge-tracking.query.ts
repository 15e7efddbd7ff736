import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { codeKey, keptCode } from '../streams/delivery-code.js';
import { type JudgedLine, judgeLines, type Known, type KnownParcel, keptId, type TypedLine } from './tracking-lines.js';

/** What would become of a list of tracking numbers. */
export class JudgeTracking extends Query<readonly JudgedLine[]> {
  constructor(
    readonly lines: readonly TypedLine[],
    /** Of the lines that name none. */
    readonly carrier: string,
  ) {
    super();
  }
}

const PARCELS = `select shipment_id as id, parcel_id as "parcelId", member_id as "memberId", status,
    delivery_code as "deliveryCode", carrier
  from shipments.parcels where shipment_id = any($1::uuid[])`;
const HOLDERS = `select upper(replace(delivery_code, '-', '')) as code, member_id as "memberId",
    shipment_id as "shipmentId"
  from shipments.parcels where upper(replace(delivery_code, '-', '')) = any($1::text[])`;

/** Values of one question at the most. */
const AT_ONCE = 5000;

const portions = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, i) => values.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

@QueryHandler(JudgeTracking)
export class JudgeTrackingHandler implements IQueryHandler<JudgeTracking> {
  constructor(private readonly database: Database) {}

  async execute({ lines, carrier }: JudgeTracking): Promise<readonly JudgedLine[]> {
    return judgeLines(lines, await this.knownOf(lines), carrier);
  }

  private async knownOf(lines: readonly TypedLine[]): Promise<Known> {
    const ids = lines.map(({ id }) => keptId(id)).filter(isId);
    const codes = lines.map(({ deliveryCode }) => codeKey(keptCode(deliveryCode)));
    const parcels = await this.read<KnownParcel & { id: string }>(PARCELS, ids);
    const holders = await this.read<{ code: string; memberId: string; shipmentId: string }>(HOLDERS, codes);
    return {
      parcels: new Map(parcels.map(({ id, ...parcel }) => [id, parcel])),
      holders: new Map(holders.map(({ code, ...holder }) => [code, holder])),
    };
  }

  private async read<Row extends object>(text: string, values: readonly string[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (const portion of portions(values)) rows.push(...(await this.database.pool.query<Row>(text, [portion])).rows);
    return rows;
  }
}
