import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

const AGREEMENTS: PiecesOf = {
  columns: 'a.text, a.version, a.agreed_at',
  from: 'from legal.agreements a where a.member_id = $1',
  order: [
    ['a.text', 'text'],
    ['a.version', 'integer'],
  ],
};

/** What a member has agreed to. */
export const ownAgreementSections = (pool: Pool): readonly OwnDataSection[] => [
  sectionOf(pool, 'agreements', AGREEMENTS),
];
