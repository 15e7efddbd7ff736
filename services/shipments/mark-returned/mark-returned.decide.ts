import { addDays } from '../../kernel/business-days.js';
import { accept, type Decision } from '../../kernel/decision.js';
import type { TokyoDate } from '../../kernel/time.js';
import { type Parcel, refuseUnlessShipped } from '../streams/parcel.js';
import type { ShipmentReturned } from '../streams/shipment.events.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';

/** The number of days for which a returned parcel is kept. */
const KEPT_DAYS = 30;

export const decideMarkReturned = (parcel: Parcel, today: TokyoDate): Decision<ShipmentReturned, ShipmentRefusal> => {
  const keptUntil = addDays(today, KEPT_DAYS);
  return (
    refuseUnlessShipped(parcel[0]) ??
    accept(
      ...parcel.map(({ shipmentId, memberId, drawIds }): ShipmentReturned => {
        return { type: 'ShipmentReturned', data: { shipmentId, memberId, drawIds, keptUntil } };
      }),
    )
  );
};
