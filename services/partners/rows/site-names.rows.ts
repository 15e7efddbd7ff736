import type { SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** Names of partner sites in the audit trail. */
export const SITE_NAMES: SubjectNames = {
  named: 'select id::text as id, name, name_en from partners.sites where id::text = any($1::text[])',
  meant: `select id::text as id from partners.sites
    where strpos(lower(name || ' ' || name_en), lower(($1::text[])[1])) > 0 limit 500`,
};
