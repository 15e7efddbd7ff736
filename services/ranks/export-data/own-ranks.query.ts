import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

const PAID: PiecesOf = {
  columns: 'm.month, m.yen',
  from: 'from ranks.paid_months m where m.member_id = $1',
  order: [['m.month', 'text']],
};
const KEPT: PiecesOf = {
  columns: 'k.month, r.name as rank',
  from: 'from ranks.kept k join ranks.ranks r on r.id = k.rank_id where k.member_id = $1',
  order: [['k.month', 'text']],
};

/** Lists the sections with the data that decides a member's ranks. */
export const listOwnRankSections = (pool: Pool): readonly OwnDataSection[] => [
  sectionOf(pool, 'paid_months', PAID),
  sectionOf(pool, 'kept_ranks', KEPT),
];
