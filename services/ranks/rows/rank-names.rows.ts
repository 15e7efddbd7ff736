import type { SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** Finds ranks by name for the audit trail. */
export const RANK_NAMES: SubjectNames = {
  named: 'select id::text as id, name, name_en from ranks.ranks where id::text = any($1::text[])',
  meant: `select id::text as id from ranks.ranks
    where strpos(lower(name || ' ' || name_en), lower(($1::text[])[1])) > 0 limit 500`,
};
