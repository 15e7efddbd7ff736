import type { CsvRecord } from '../../platform/csv/csv.js';
import {
  carrierCodeOf,
  isSameCarrier,
  keptCarrier,
  type NumberFault,
  numberFaultOf,
} from '../streams/carriers.shared.js';
import { codeKey, DELIVERY_CODE, keptCode } from '../streams/delivery-code.shared.js';
import { parcelCountOf, parcelNumberOf } from '../streams/parcel-number.shared.js';
import type { Dispatch } from '../streams/shipment.refusals.js';
import type { Shipment } from '../streams/shipment.state.js';
import type { TRACKING_HEADING } from './tracking-heading.shared.js';

/** A line of the file, as it was typed. */
export interface TypedLine {
  readonly line: number;
  readonly id: string;
  readonly deliveryCode: string;
  readonly carrier: string;
}

type TrackingColumn = (typeof TRACKING_HEADING.optional)[number];

/** The carrier whose own program wrote the line; '' where nothing tells. */
const writerOf = (cells: CsvRecord<TrackingColumn>['cells']): string => {
  if (cells.sagawa_code) return 'sagawa';
  if (cells.post_number) return 'japan-post';
  return cells.customer_number && cells.slip_number ? 'yamato' : '';
};

/** Reads a line of a list, of the shop's own or of a carrier's program. */
export const typedLineOf = ({ line, cells }: CsvRecord<TrackingColumn>): TypedLine => ({
  line,
  id: cells.id || cells.number || cells.customer_number || cells.post_number,
  deliveryCode: cells.delivery_code || cells.slip_number || cells.sagawa_code,
  carrier: cells.carrier || writerOf(cells),
});

/** What is known of a shipment that a line names. */
export interface KnownParcel {
  readonly shipmentId: string;
  /** By which people call the parcel. */
  readonly number: string;
  readonly parcelId: string;
  readonly memberId: string;
  readonly status: Exclude<Shipment['status'], 'unknown'>;
  readonly deliveryCode: string | null;
  readonly carrier: string | null;
  /** A payment of its member is in dispute. */
  readonly isHeld: boolean;
}

/** What is wrong with a line. */
export type LineFault =
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

/** A line with what would become of it. */
export interface JudgedLine extends TypedLine {
  /** The parcel's, by which people call it; '' where the line names none that is known. */
  readonly number: string;
  readonly verdict: 'ready' | 'unchanged' | 'refused';
  readonly fault?: LineFault;
  /** The shop does not know the carrier: its number could not be checked, and the member gets no link to follow it. */
  readonly hasOtherCarrier: boolean;
}

/** What stands in the shop beside the file. */
export interface Known {
  /** By the shipment's id, and by its number. */
  readonly parcels: ReadonlyMap<string, KnownParcel>;
  /** Whose each number is, by `codeKey`; a number may be that of several parcels of one member. */
  readonly holders: ReadonlyMap<string, { readonly memberId: string; readonly number: string }>;
}

/** An id or a parcel's number as it is kept; a carrier's list once had the id without hyphens. */
export const keptId = (text: string): string => {
  const count = parcelCountOf(text);
  if (count !== null) return parcelNumberOf(count);
  return text
    .toLowerCase()
    .replace(/^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/, '$1-$2-$3-$4-$5');
};

const CARRIER = /^(?=.*\S)[^\p{Cc}]{1,50}$/u;

const faultOfForm = ({ id, deliveryCode, carrier }: TypedLine, { parcels }: Known): LineFault | null => {
  if (!parcels.has(id)) return { code: 'UnknownShipment' };
  if (!DELIVERY_CODE.test(deliveryCode)) return { code: 'BadNumber' };
  if (parcelCountOf(deliveryCode) !== null) return { code: 'ParcelNumber' };
  if (!CARRIER.test(carrier)) return { code: 'BadCarrier' };
  const fault = numberFaultOf(carrier, deliveryCode);
  return fault && { code: 'NotOfCarrier', carrier, fault };
};

const faultOfState = ({ deliveryCode }: TypedLine, parcel: KnownParcel, { holders }: Known): LineFault | null => {
  if (parcel.status === 'returned') return { code: 'Returned' };
  if (parcel.status === 'forfeited') return { code: 'Forfeited' };
  if (parcel.status === 'shipped')
    return { code: 'AlreadyShipped', deliveryCode: parcel.deliveryCode!, carrier: parcel.carrier! };
  if (parcel.isHeld) return { code: 'Held' };
  const holder = holders.get(codeKey(deliveryCode));
  return holder && holder.memberId !== parcel.memberId ? { code: 'NumberTaken', parcelNumber: holder.number } : null;
};

const isDone = ({ deliveryCode, carrier }: TypedLine, parcel: KnownParcel): boolean =>
  parcel.status === 'shipped' &&
  codeKey(parcel.deliveryCode!) === codeKey(deliveryCode) &&
  isSameCarrier(parcel.carrier!, carrier);

/** Lines of one file that cannot all be true; where they disagree, all are refused, so that none is taken by chance. */
class Doubles {
  private readonly byParcel = new Map<string, TypedLine[]>();
  /** The first line of each member with a number. */
  private readonly byCode = new Map<string, Map<string, TypedLine>>();

  constructor(lines: readonly TypedLine[], { parcels }: Known) {
    for (const line of lines) {
      const parcel = parcels.get(line.id);
      if (!parcel) continue;
      const code = codeKey(line.deliveryCode);
      const ofCode = this.byCode.get(code) ?? new Map<string, TypedLine>();
      if (!ofCode.has(parcel.memberId)) ofCode.set(parcel.memberId, line);
      this.byCode.set(code, ofCode);
      const ofParcel = this.byParcel.get(parcel.parcelId);
      if (ofParcel) ofParcel.push(line);
      else this.byParcel.set(parcel.parcelId, [line]);
    }
  }

  faultOf(line: TypedLine, { parcelId, memberId }: KnownParcel): LineFault | null {
    const disagrees = (one: TypedLine) => !isAlike(one, line) || (one.id === line.id && one.line < line.line);
    const other = this.byParcel.get(parcelId)!.find(disagrees);
    if (other) return { code: 'DoubleLine', otherLine: other.line };
    const members = this.byCode.get(codeKey(line.deliveryCode))!;
    for (const [member, { line: otherLine }] of members)
      if (member !== memberId) return { code: 'DoubleNumber', otherLine };
    return null;
  }
}

const isAlike = (one: TypedLine, other: TypedLine): boolean =>
  codeKey(one.deliveryCode) === codeKey(other.deliveryCode) && one.carrier === other.carrier;

/** What would become of each line; @param carrier of the lines that name none */
export const judgeLines = (typed: readonly TypedLine[], known: Known, carrier: string): JudgedLine[] => {
  const lines = typed.map((line) => {
    const written = keptId(line.id);
    const parcel = known.parcels.get(written);
    return {
      ...line,
      id: parcel?.shipmentId ?? written,
      number: parcel?.number ?? '',
      deliveryCode: keptCode(line.deliveryCode),
      carrier: keptCarrier(line.carrier || carrier),
    };
  });
  const doubles = new Doubles(lines, known);
  return lines.map((line): JudgedLine => {
    const hasOtherCarrier = carrierCodeOf(line.carrier) === null;
    const refused = (fault: LineFault): JudgedLine => ({ ...line, verdict: 'refused', fault, hasOtherCarrier: false });
    const parcel = known.parcels.get(line.id);
    // What was shipped before the shop checked numbers stays as it is.
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
