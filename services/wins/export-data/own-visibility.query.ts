import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

const HIDDEN: PiecesOf = {
  columns: 'w.hidden_at',
  from: 'from wins.hidden_winners w where w.member_id = $1',
  order: [['w.member_id', 'uuid']],
};

/** Returns the time since which a member hides their wins; no row if they show them. */
export const listOwnVisibility = (pool: Pool): OwnDataSection => sectionOf(pool, 'wins_hidden', HIDDEN);
