import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

const CONTACTS: PiecesOf = {
  columns: `'C' || c.number as number, c.written_at, c.mail, c.name, c.subject, c.body, c.reference, c.status,
    (select json_agg(json_build_object('answered_at', a.answered_at, 'text', a.text) order by a.id)
      from contacts.answers a where a.contact_id = c.id) as answers`,
  from: 'from contacts.contacts c where c.member_id = $1',
  order: [
    ['c.written_at', 'timestamptz'],
    ['c.id', 'uuid'],
  ],
};

/** Lists a member's contacts with the answers. */
export const listOwnContactSections = (pool: Pool): readonly OwnDataSection[] => [
  sectionOf(pool, 'contacts', CONTACTS),
];
