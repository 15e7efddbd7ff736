import { ID_ARRAY, type SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** The names of deposits in the audit trail, by day and amount, and of the bank's files that contained them. */
export const DEPOSIT_NAMES: SubjectNames = {
  named: `select deposit_id::text as id, booked_on || ' ' || yen || '円' as name, booked_on || ' ¥' || yen as name_en
      from payments.deposits
     where deposit_id = any(${ID_ARRAY})
    union all select file_id::text, lines || '件', 'transfers: ' || lines from payments.bank_files
     where file_id = any(${ID_ARRAY})`,
  meant: `select deposit_id::text as id from payments.deposit_senders where number = ($1::text[])[1] limit 500`,
};
