import type { SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';
import { METHOD_WORDS } from '../wire/method-names.messages.js';

const NAMES = Object.entries(METHOD_WORDS)
  .map(([method, { name }]) => `('${method}', '${name.ja}', '${name.en}')`)
  .join(', ');

/** The names of methods in the audit trail: those that members read. */
export const METHOD_NAMES: SubjectNames = {
  named: `select id, name, name_en from (values ${NAMES}) as m (id, name, name_en) where id = any($1::text[])`,
  meant: `select id from (values ${NAMES}) as m (id, name, name_en) where name || ' ' || name_en ilike '%' || ($1::text[])[1] || '%'`,
};
