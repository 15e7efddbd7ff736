import type { SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

/** Names of offers in the audit trail: their card's name. */
export const OFFER_NAMES: SubjectNames = {
  named: `select id::text as id, card->>'name' as name, card->>'nameEn' as name_en from exchanges.offers
    where id::text = any($1::text[])`,
  meant: `select id::text as id from exchanges.offers
    where strpos(lower((card->>'name') || ' ' || (card->>'nameEn')), lower(($1::text[])[1])) > 0 limit 500`,
};
