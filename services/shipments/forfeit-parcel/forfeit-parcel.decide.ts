import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { Parcel } from '../streams/parcel.js';
import type { ShipmentForfeited } from '../streams/shipment.events.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';

/** What came back and was not sent again is lost to the member, but not before the last day that he was told. */
export const decideForfeitParcel = (parcel: Parcel, today: TokyoDate): Decision<ShipmentForfeited, ShipmentRefusal> => {
  const [first] = parcel;
  if (first.status === 'forfeited') return refuse({ code: 'Forfeited' });
  if (first.status !== 'returned') return refuse({ code: 'NotReturned' });
  if (today <= first.keptUntil) return refuse({ code: 'StillKept', keptUntil: first.keptUntil });
  return accept(
    ...parcel.map(({ shipmentId, memberId, drawIds }): ShipmentForfeited => {
      return { type: 'ShipmentForfeited', data: { shipmentId, memberId, drawIds } };
    }),
  );
};
