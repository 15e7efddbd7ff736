import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

const SHARES: PiecesOf = {
  columns: 's.shared_at, s.draw_id, s.card, s.card_name, s.pack_name, s.language, s.token',
  from: 'from shares.shares s where s.member_id = $1',
  order: [
    ['s.shared_at', 'timestamptz'],
    ['s.token', 'text'],
  ],
};

/** Lists the cards that a member has shared. */
export const listOwnShareSections = (pool: Pool): readonly OwnDataSection[] => [sectionOf(pool, 'shares', SHARES)];
