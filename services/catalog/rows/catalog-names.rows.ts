import type { SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';

const inNames = (names: string): string => `strpos(lower(${names}), lower(($1::text[])[1])) > 0 limit 500`;

/** The names of catalog objects in the audit trail. */
export const CATALOG_NAMES: Readonly<Record<string, SubjectNames>> = {
  packs: {
    named: 'select pack_id as id, name, name_en from catalog.packs where pack_id = any($1::text[])',
    meant: `select pack_id as id from catalog.packs where ${inNames("name || ' ' || name_en")}`,
  },
  cards: {
    named: 'select card_id as id, name, name_en from catalog.cards where card_id = any($1::text[])',
    meant: `select card_id as id from catalog.cards where ${inNames("name || ' ' || name_en")}`,
  },
  'card-types': {
    named: 'select id::text as id, name_ja as name, name_en from catalog.card_types where id::text = any($1::text[])',
    meant: `select id::text as id from catalog.card_types where ${inNames("name_ja || ' ' || name_en")}`,
  },
};
