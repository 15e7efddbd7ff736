import { useRef, useState } from 'react';
import { type HttpError, type Identifier, useDataProvider } from 'react-admin';
import { toStoredCode } from '../../../../services/shipments/streams/delivery-code.shared.js';
import { parcelCountOf, parcelNumberOf } from '../../../../services/shipments/streams/parcel-number.shared.js';
import { useKeys } from '../../commands/useKeys';
import type { ConsoleData } from '../../providers/dataProvider';
import type { ParcelResource } from './parcel';
import { type NumberFault, numberFault } from './tracking.rules';

type Outcome =
  | { readonly kind: 'saving' | 'saved' }
  /** The parcel's own number was scanned; its tracking number comes next. */
  | { readonly kind: 'called' }
  | { readonly kind: 'fault'; readonly fault: NumberFault }
  | { readonly kind: 'refused'; readonly message: string };

/** The state of a parcel's entry: its number is being saved, is saved, or has failed with a reason. */
export type EntryState = Outcome & { readonly code: string; readonly memberId: string };

/** Values that are sent with every number. */
export interface Dispatch {
  readonly carrier: string;
  readonly reason: string;
}

/** The next focus: the following field, the refused field, or the parcel whose number was scanned. */
export type Next = 'next' | 'refused' | ParcelResource;

interface Entry {
  readonly parcels: readonly ParcelResource[];
  readonly dispatch: Dispatch;
  /** Called when the shop has refused a number. The focus may be elsewhere by then. */
  readonly onRefused: (parcel: ParcelResource) => void;
}

/** Saves tracking numbers without waiting for the previous one. */
export const useTrackingEntry = ({ parcels, dispatch: { carrier, reason }, onRefused }: Entry) => {
  const data = useDataProvider<ConsoleData>();
  const once = useKeys();
  const [states, setStates] = useState<ReadonlyMap<Identifier, EntryState>>(new Map());
  const latest = useRef(states);
  const put = ({ id, member_id: memberId }: ParcelResource, code: string, outcome: Outcome) => {
    latest.current = new Map(latest.current).set(id, { ...outcome, code, memberId });
    setStates(latest.current);
  };
  const isUnderWay = ({ id }: ParcelResource) => ['saving', 'saved'].includes(latest.current.get(id)?.kind ?? '');

  const save = async (parcel: ParcelResource, code: string) => {
    put(parcel, code, { kind: 'saving' });
    try {
      const { id, version } = parcel;
      const body = { delivery_code: code, carrier, reason, version };
      await once(JSON.stringify([id, body]), (key) => data.command('shipments', id, 'mark-shipped', body, key));
      put(parcel, code, { kind: 'saved' });
    } catch (error) {
      put(parcel, code, { kind: 'refused', message: (error as HttpError).message });
      onRefused(parcel);
    }
  };

  /** Returns the numbers of other recipients on this page. Parcels of one member may share a box. */
  const takenFrom = (parcel: ParcelResource): string[] =>
    [...latest.current.values()]
      .filter(({ kind, memberId }) => (kind === 'saving' || kind === 'saved') && memberId !== parcel.member_id)
      .map(({ code }) => code);

  const call = (from: ParcelResource, code: string, number: string): Next => {
    const called = parcels.find((parcel) => parcel.number === number);
    if (!called) {
      put(from, code, { kind: 'fault', fault: 'unlisted' });
      return 'refused';
    }
    if (!isUnderWay(called)) put(called, '', { kind: 'called' });
    return called;
  };

  /** Processes the input in a parcel's field: a tracking number, or a parcel's own number. */
  const enter = (parcel: ParcelResource, text: string): Next => {
    const code = toStoredCode(text);
    const count = parcelCountOf(text);
    if (count !== null) return call(parcel, code, parcelNumberOf(count));
    if (isUnderWay(parcel)) return 'next';
    const fault = numberFault(code, carrier, takenFrom(parcel));
    if (fault) {
      put(parcel, code, { kind: 'fault', fault });
      return 'refused';
    }
    void save(parcel, code);
    return 'next';
  };

  return { states, enter };
};
