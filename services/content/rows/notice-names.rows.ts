import type { SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** Names of notices in the audit trail: their titles. */
export const NOTICE_NAMES: SubjectNames = {
  named:
    'select id::text as id, title_ja as name, title_en as name_en from content.notices where id::text = any($1::text[])',
  meant: `select id::text as id from content.notices
    where strpos(lower(title_ja || ' ' || title_en), lower(($1::text[])[1])) > 0 limit 500`,
};
