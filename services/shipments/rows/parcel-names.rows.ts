import { ID_ARRAY, type SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** Finds parcels for the audit trail by the beginning of the recipient's name, or by tracking number. */
export const PARCEL_NAMES: SubjectNames = {
  named: `select shipment_id::text as id, name from shipments.parcels where shipment_id = any(${ID_ARRAY})`,
  meant: `select p.shipment_id::text as id
     from (select translate(w, ' 　', '') as name, upper(replace(w, '-', '')) as code from unnest($1::text[]) w) w
     cross join lateral (
       (select p.shipment_id from shipments.parcels p
         where translate(p.name, ' 　', '') ~>=~ w.name and translate(p.name, ' 　', '') ~<~ (w.name || chr(1114111))
         limit 500)
       union
       (select p.shipment_id from shipments.parcels p where upper(replace(p.delivery_code, '-', '')) = w.code limit 500)) p`,
};
