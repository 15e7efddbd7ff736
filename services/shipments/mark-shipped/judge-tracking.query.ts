import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { hasHeldParcels } from '../../members/index.js';
import { Database } from '../../platform/database/database.js';
import { toCodeKey, toStoredCode } from '../streams/delivery-code.shared.js';
import { parcelCountOf, parcelNumberOf } from '../streams/parcel-number.shared.js';
import {
  type JudgedLine,
  judgeLines,
  type Known,
  type KnownParcel,
  type TypedLine,
  toStoredId,
} from './tracking-lines.js';

/** Checks a list of tracking numbers without changes. */
export class JudgeTracking extends Query<readonly JudgedLine[]> {
  constructor(
    readonly lines: readonly TypedLine[],
    /** The carrier of lines without one. */
    readonly carrier: string,
  ) {
    super();
  }
}

const parcelsWhere = (condition: string) => `select p.shipment_id as "shipmentId", p.number as "ownNumber", o.number,
    p.parcel_id as "parcelId", p.member_id as "memberId", p.status, p.delivery_code as "deliveryCode", p.carrier,
    p.address = '' or ${hasHeldParcels('p.member_id')} as "isHeld"
  from shipments.parcels p join shipments.parcels o on o.shipment_id = p.parcel_id where ${condition}`;
const BY_ID = parcelsWhere('p.shipment_id = any($1::uuid[])');
const BY_NUMBER = parcelsWhere('p.number = any($1::integer[])');
const HOLDERS = `select upper(replace(p.delivery_code, '-', '')) as code, p.member_id as "memberId", o.number
  from shipments.parcels p join shipments.parcels o on o.shipment_id = p.parcel_id
 where upper(replace(p.delivery_code, '-', '')) = any($1::text[])`;

type ParcelRow = Omit<KnownParcel, 'number'> & { readonly ownNumber: number; readonly number: number };

/** The maximum number of values in one query. */
const AT_ONCE = 5000;

const batchesOf = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, i) => values.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

/** Maps each name that a line may use to its parcel. */
const namesOf = ({ ownNumber, number, ...row }: ParcelRow): [string, KnownParcel][] => {
  const parcel = { ...row, number: parcelNumberOf(number) };
  return [
    [row.shipmentId, parcel],
    [parcelNumberOf(ownNumber), parcel],
  ];
};

@QueryHandler(JudgeTracking)
export class JudgeTrackingHandler implements IQueryHandler<JudgeTracking> {
  constructor(private readonly database: Database) {}

  async execute({ lines, carrier }: JudgeTracking): Promise<readonly JudgedLine[]> {
    return judgeLines(lines, await this.knownOf(lines), carrier);
  }

  private async knownOf(lines: readonly TypedLine[]): Promise<Known> {
    const written = lines.map(({ id }) => toStoredId(id));
    const counts = written.map(parcelCountOf).filter((count) => count !== null);
    const codes = lines.map(({ deliveryCode }) => toCodeKey(toStoredCode(deliveryCode)));
    const rows = [
      ...(await this.read<ParcelRow>(BY_ID, written.filter(isId))),
      ...(await this.read<ParcelRow>(BY_NUMBER, counts)),
    ];
    const holders = await this.read<{ code: string; memberId: string; number: number }>(HOLDERS, codes);
    return {
      parcels: new Map(rows.flatMap(namesOf)),
      holders: new Map(
        holders.map(({ code, memberId, number }) => [code, { memberId, number: parcelNumberOf(number) }]),
      ),
    };
  }

  private async read<Row extends object>(text: string, values: readonly (string | number)[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (const batch of batchesOf(values)) rows.push(...(await this.database.pool.query<Row>(text, [batch])).rows);
    return rows;
  }
}
