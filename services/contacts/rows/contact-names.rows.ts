import type { SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** Names of contacts in the audit trail: their numbers. */
export const CONTACT_NAMES: SubjectNames = {
  named: `select id::text as id, 'C' || number as name from contacts.contacts where id::text = any($1::text[])`,
  meant: `select id::text as id from contacts.contacts where 'C' || number = upper(($1::text[])[1]) limit 500`,
};

/** SQL that counts unanswered contacts. */
export const CONTACTS_OPEN = `select count(*) as value from contacts.contacts where status = 'open'`;
