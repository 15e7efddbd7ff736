import type { SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** The names of courses in the audit trail: their prices. */
export const COURSE_NAMES: SubjectNames = {
  named: `select id::text as id, price || '円' as name, '¥' || price as name_en from payments.courses
    where id::text = any($1::text[])`,
  meant: `select id::text as id from payments.courses where price::text = ($1::text[])[1] limit 500`,
};
