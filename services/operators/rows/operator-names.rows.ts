import { ID_ARRAY, type SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** The queries for operators in the audit trail: shown by name, found by name and mail address. */
export const OPERATOR_NAMES: SubjectNames = {
  named: `select id::text as id, name from operators.operators where id = any(${ID_ARRAY})`,
  meant: `select id::text as id from operators.operators
    where strpos(lower(mail), lower(($1::text[])[1])) > 0 or strpos(lower(name), lower(($1::text[])[1])) > 0 limit 100`,
};
