import { DAY_MS } from '../../kernel/time.js';

/** The keep time of former addresses, while the parcel may come back or cause questions. */
export const ADDRESSES_KEPT_MS = 90 * DAY_MS;

/** SQL: the time when the shipment was sent for good or forfeited; null while it is unsent. */
export const FORMER_ADDRESS_ENDED_AT = `(select coalesce(p.forfeited_at, p.shipped_at) from shipments.parcels p
  where p.shipment_id = former_addresses.shipment_id and p.status in ('shipped', 'forfeited'))`;
