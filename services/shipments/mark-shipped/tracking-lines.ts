import type { CsvRecord } from '../../platform/csv/csv.js';
import {
  carrierCodeOf,
  isSameCarrier,
  type NumberFault,
  numberFaultOf,
  toStoredCarrier,
} from '../streams/carriers.shared.js';
import { DELIVERY_CODE, toCodeKey, toStoredCode } from '../streams/delivery-code.shared.js';
import { parcelCountOf, parcelNumberOf } from '../streams/parcel-number.shared.js';
import type { Dispatch } from '../streams/shipment.refusals.js';
import type { Shipment } from '../streams/shipment.state.js';
import type { TRACKING_HEADING } from './tracking-heading.shared.js';

/** A line of the file as it was typed. */
export interface TypedLine {
  readonly line: number;
  readonly id: string;
  readonly deliveryCode: string;
  readonly carrier: string;
}

type TrackingColumn = (typeof TRACKING_HEADING.optional)[number];

/** Returns the carrier whose export has this line; '' if unknown. */
const writerOf = (cells: CsvRecord<TrackingColumn>['cells']): string => {
  if (cells.sagawa_code) return 'sagawa';
  if (cells.post_number) return 'japan-post';
  return cells.customer_number && cells.slip_number ? 'yamato' : '';
};

/** Reads a line of the shop's own list or of a carrier's export. */
export const typedLineOf = ({ line, cells }: CsvRecord<TrackingColumn>): TypedLine => ({
  line,
  id: cells.id || cells.number || cells.customer_number || cells.post_number,
  deliveryCode: cells.delivery_code || cells.slip_number || cells.sagawa_code,
  carrier: cells.carrier || writerOf(cells),
});

/** A shipment that a line names. */
export interface KnownParcel {
  readonly shipmentId: string;
  /** The parcel's number for people. */
  readonly number: string;
  readonly parcelId: string;
  readonly memberId: string;
  readonly status: Exclude<Shipment['status'], 'unknown'>;
  readonly deliveryCode: string | null;
  readonly carrier: string | null;
  /** True when a payment of its member is in dispute. */
  readonly isHeld: boolean;
}

/** The reason why a line is refused. */
export type TrackingLineFault =
  | {
      readonly code:
        | 'UnknownShipment'
        | 'BadNumber'
        | 'ParcelNumber'
        | 'BadCarrier'
        | 'Returned'
        | 'Forfeited'
        | 'Held';
    }
  /** Another line names the same parcel, or another member's parcel has the same number. */
  | { readonly code: 'DoubleLine' | 'DoubleNumber'; readonly otherLine: number }
  | { readonly code: 'NotOfCarrier'; readonly carrier: string; readonly fault: NumberFault }
  | ({ readonly code: 'AlreadyShipped' } & Dispatch)
  | { readonly code: 'NumberTaken'; readonly parcelNumber: string };

/** A line with the result of its check. */
export interface JudgedLine extends TypedLine {
  /** The parcel's number for people; '' where the line names no known parcel. */
  readonly number: string;
  readonly verdict: 'ready' | 'unchanged' | 'refused';
  readonly fault?: TrackingLineFault;
  /** True for a carrier that the shop does not know: its number was not checked, and the member gets no link. */
  readonly hasOtherCarrier: boolean;
}

/** The stored data that lines are checked against. */
export interface Known {
  /** The parcels by shipment id and by number. */
  readonly parcels: ReadonlyMap<string, KnownParcel>;
  /** The parcel with each number, by `codeKey`. Several parcels of one member may share a number. */
  readonly holders: ReadonlyMap<string, { readonly memberId: string; readonly number: string }>;
}

/** Converts an id or a parcel's number to its stored form. An older list of a carrier had ids without hyphens. */
export const toStoredId = (text: string): string => {
  const count = parcelCountOf(text);
  if (count !== null) return parcelNumberOf(count);
  return text
    .toLowerCase()
    .replace(/^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/, '$1-$2-$3-$4-$5');
};

const CARRIER = /^(?=.*\S)[^\p{Cc}]{1,50}$/u;

const faultOfForm = ({ id, deliveryCode, carrier }: TypedLine, { parcels }: Known): TrackingLineFault | null => {
  if (!parcels.has(id)) return { code: 'UnknownShipment' };
  if (!DELIVERY_CODE.test(deliveryCode)) return { code: 'BadNumber' };
  if (parcelCountOf(deliveryCode) !== null) return { code: 'ParcelNumber' };
  if (!CARRIER.test(carrier)) return { code: 'BadCarrier' };
  const fault = numberFaultOf(carrier, deliveryCode);
  return fault && { code: 'NotOfCarrier', carrier, fault };
};

const faultOfState = (
  { deliveryCode }: TypedLine,
  parcel: KnownParcel,
  { holders }: Known,
): TrackingLineFault | null => {
  if (parcel.status === 'returned') return { code: 'Returned' };
  if (parcel.status === 'forfeited') return { code: 'Forfeited' };
  if (parcel.status === 'shipped')
    return { code: 'AlreadyShipped', deliveryCode: parcel.deliveryCode!, carrier: parcel.carrier! };
  if (parcel.isHeld) return { code: 'Held' };
  const holder = holders.get(toCodeKey(deliveryCode));
  return holder && holder.memberId !== parcel.memberId ? { code: 'NumberTaken', parcelNumber: holder.number } : null;
};

const isDone = ({ deliveryCode, carrier }: TypedLine, parcel: KnownParcel): boolean =>
  parcel.status === 'shipped' &&
  toCodeKey(parcel.deliveryCode!) === toCodeKey(deliveryCode) &&
  isSameCarrier(parcel.carrier!, carrier);

/** Finds lines of one file that contradict each other. All of them are refused, so that none is accepted by chance. */
class Doubles {
  private readonly byParcel = new Map<string, TypedLine[]>();
  /** The first line of each member with a number. */
  private readonly byCode = new Map<string, Map<string, TypedLine>>();

  constructor(lines: readonly TypedLine[], { parcels }: Known) {
    for (const line of lines) {
      const parcel = parcels.get(line.id);
      if (!parcel) continue;
      const code = toCodeKey(line.deliveryCode);
      const ofCode = this.byCode.get(code) ?? new Map<string, TypedLine>();
      if (!ofCode.has(parcel.memberId)) ofCode.set(parcel.memberId, line);
      this.byCode.set(code, ofCode);
      const ofParcel = this.byParcel.get(parcel.parcelId);
      if (ofParcel) ofParcel.push(line);
      else this.byParcel.set(parcel.parcelId, [line]);
    }
  }

  faultOf(line: TypedLine, { parcelId, memberId }: KnownParcel): TrackingLineFault | null {
    const disagrees = (one: TypedLine) => !isAlike(one, line) || (one.id === line.id && one.line < line.line);
    const other = this.byParcel.get(parcelId)!.find(disagrees);
    if (other) return { code: 'DoubleLine', otherLine: other.line };
    const members = this.byCode.get(toCodeKey(line.deliveryCode))!;
    for (const [member, { line: otherLine }] of members)
      if (member !== memberId) return { code: 'DoubleNumber', otherLine };
    return null;
  }
}

const isAlike = (one: TypedLine, other: TypedLine): boolean =>
  toCodeKey(one.deliveryCode) === toCodeKey(other.deliveryCode) && one.carrier === other.carrier;

/** Checks each line. @param carrier the carrier of lines without one */
export const judgeLines = (typed: readonly TypedLine[], known: Known, carrier: string): JudgedLine[] => {
  const lines = typed.map((line) => {
    const written = toStoredId(line.id);
    const parcel = known.parcels.get(written);
    return {
      ...line,
      id: parcel?.shipmentId ?? written,
      number: parcel?.number ?? '',
      deliveryCode: toStoredCode(line.deliveryCode),
      carrier: toStoredCarrier(line.carrier || carrier),
    };
  });
  const doubles = new Doubles(lines, known);
  return lines.map((line): JudgedLine => {
    const hasOtherCarrier = carrierCodeOf(line.carrier) === null;
    const refused = (fault: TrackingLineFault): JudgedLine => ({
      ...line,
      verdict: 'refused',
      fault,
      hasOtherCarrier: false,
    });
    const parcel = known.parcels.get(line.id);
    // Parcels shipped before the shop checked numbers stay as they are.
    const isSaidAgain = parcel !== undefined && isDone(line, parcel);
    const formFault = isSaidAgain ? null : faultOfForm(line, known);
    if (formFault) return refused(formFault);
    const double = doubles.faultOf(line, parcel!);
    if (double) return refused(double);
    if (isSaidAgain) return { ...line, verdict: 'unchanged', hasOtherCarrier };
    const fault = faultOfState(line, parcel!, known);
    return fault ? refused(fault) : { ...line, verdict: 'ready', hasOtherCarrier };
  });
};
