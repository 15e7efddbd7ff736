import { DAY_MS } from '../../kernel/time.js';

/** So long a parcel may still come back, or be asked about. */
export const ADDRESSES_KEPT_MS = 90 * DAY_MS;

/** When the shipment went out for good, or was forfeited; null while it lies here. */
export const FORMER_ADDRESS_ENDED_AT = `(select coalesce(p.forfeited_at, p.shipped_at) from shipments.parcels p
  where p.shipment_id = former_addresses.shipment_id and p.status in ('shipped', 'forfeited'))`;
