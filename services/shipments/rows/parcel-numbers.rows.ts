import type { Database } from '../../platform/database/database.js';
import { parcelNumberOf } from '../streams/parcel-number.shared.js';

const NUMBER = `select o.number from shipments.parcels p join shipments.parcels o on o.shipment_id = p.parcel_id
  where p.shipment_id = $1`;

/** Returns the number of a shipment's parcel. @throws Error for an unknown id */
export const numberOf = async ({ pool }: Database, shipmentId: string): Promise<string> => {
  const { rows } = await pool.query<{ number: number }>({
    name: 'shipments-number',
    text: NUMBER,
    values: [shipmentId],
  });
  if (!rows[0]) throw new Error(`there is no shipment ${shipmentId}`);
  return parcelNumberOf(rows[0].number);
};
