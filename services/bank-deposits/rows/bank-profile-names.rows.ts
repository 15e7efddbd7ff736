import type { SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** The names of layouts in the audit trail. */
export const BANK_PROFILE_NAMES: SubjectNames = {
  named: `select id::text as id, name, name as name_en from payments.bank_profiles where id::text = any($1::text[])`,
  meant: `select id::text as id from payments.bank_profiles
    where strpos(lower(name), lower(($1::text[])[1])) > 0 limit 500`,
};
