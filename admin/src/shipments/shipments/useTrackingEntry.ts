import { useRef, useState } from 'react';
import { type HttpError, type Identifier, useDataProvider } from 'react-admin';
import type { ConsoleData } from '../../providers/dataProvider';
import type { ParcelRecord } from './parcel';
import { type NumberFault, numberFault, typedCode } from './tracking.rules';

type Outcome =
  | { readonly kind: 'saving' | 'saved' }
  | { readonly kind: 'fault'; readonly fault: NumberFault }
  | { readonly kind: 'refused'; readonly message: string };

/** How far a parcel is: its number is being saved, is saved, or why it is not. */
export type EntryState = Outcome & { readonly code: string; readonly memberId: string };

/** What goes with every number. */
export interface Dispatch {
  readonly carrier: string;
  readonly reason: string;
}

/** Saves one number after another; nobody waits for the one before. */
export const useTrackingEntry = ({ carrier, reason }: Dispatch) => {
  const data = useDataProvider<ConsoleData>();
  const [states, setStates] = useState<ReadonlyMap<Identifier, EntryState>>(new Map());
  const latest = useRef(states);
  const put = ({ id, member_id: memberId }: ParcelRecord, code: string, outcome: Outcome) => {
    latest.current = new Map(latest.current).set(id, { ...outcome, code, memberId });
    setStates(latest.current);
  };

  const save = async (parcel: ParcelRecord, code: string) => {
    put(parcel, code, { kind: 'saving' });
    try {
      const { id, version } = parcel;
      await data.command('shipments', id, 'mark-shipped', { delivery_code: code, carrier, reason, version });
      put(parcel, code, { kind: 'saved' });
    } catch (error) {
      put(parcel, code, { kind: 'refused', message: (error as HttpError).message });
    }
  };

  /** Numbers that others have got on this page; what goes to one member may go in one box. */
  const takenFrom = (parcel: ParcelRecord): string[] =>
    [...latest.current.values()]
      .filter(({ kind, memberId }) => (kind === 'saving' || kind === 'saved') && memberId !== parcel.member_id)
      .map(({ code }) => code);

  /** @returns whether the number is on its way, and the next field may have the cursor */
  const enter = (parcel: ParcelRecord, text: string): boolean => {
    const code = typedCode(text);
    const before = latest.current.get(parcel.id);
    if (before?.kind === 'saving' || before?.kind === 'saved') return true;
    const fault = numberFault(code, carrier, takenFrom(parcel));
    // An odd number that is entered once more is meant.
    const isMeant = fault === 'odd' && before?.kind === 'fault' && before.fault === 'odd' && before.code === code;
    if (fault && !isMeant) {
      put(parcel, code, { kind: 'fault', fault });
      return false;
    }
    void save(parcel, code);
    return true;
  };

  return { states, enter };
};
