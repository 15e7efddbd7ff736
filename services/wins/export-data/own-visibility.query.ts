import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

const HIDDEN: PiecesOf = {
  columns: 'w.hidden_at',
  from: 'from wins.hidden_winners w where w.member_id = $1',
  order: [['w.member_id', 'uuid']],
};

/** Since when a member does not want what they win to be shown; nothing where they do not mind. */
export const listOwnVisibility = (pool: Pool): OwnDataSection => sectionOf(pool, 'wins_hidden', HIDDEN);
