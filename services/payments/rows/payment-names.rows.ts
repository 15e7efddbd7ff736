import { ID_ARRAY, type SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** The names of payments in the audit trail: price and number. */
export const PAYMENT_NAMES: SubjectNames = {
  named: `select p.payment_id::text as id, p.yen || '円' || coalesce(' ' || d.number, '') as name,
     '¥' || p.yen || coalesce(' ' || d.number, '') as name_en
    from payments.payments p left join payments.details d on d.payment_id = p.payment_id
   where p.payment_id = any(${ID_ARRAY})`,
  meant: `select payment_id::text as id from payments.details where number = ($1::text[])[1] limit 500`,
};
