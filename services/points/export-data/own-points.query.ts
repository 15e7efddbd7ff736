import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

const WALLET: PiecesOf = {
  columns: 'w.paid as paid_points, w.free as free_points, w.coin as coins',
  from: 'from points.wallets w where w.member_id = $1',
  order: [['w.member_id', 'uuid']],
};
const LOTS: PiecesOf = {
  columns: 'l.lot_id, l.kind, l.issued, l.remaining, l.issued_at, l.expires_at',
  from: 'from points.lots l where l.member_id = $1',
  order: [
    ['l.issued_at', 'timestamptz'],
    ['l.lot_id', 'uuid'],
  ],
};
/** SQL: the movements. The document of a referral bonus is left out, because it names the friend. */
const movementsOf = (table: string): PiecesOf => ({
  columns: `h.id, h.created, h.change, h.money as yen, h.kind, h.memo,
    case when h.kind <> 'referral' then h.document end as document`,
  from: `from ${table} h where h.member_id = $1`,
  order: [
    ['h.created', 'timestamptz'],
    ['h.version', 'integer'],
    ['h.id', 'uuid'],
  ],
});

/** Lists the sections with the wallet's balance and all its movements. */
export const listOwnPointSections = (pool: Pool): readonly OwnDataSection[] => [
  sectionOf(pool, 'wallet', WALLET),
  sectionOf(pool, 'point_lots', LOTS),
  sectionOf(pool, 'point_history', movementsOf('points.point_history')),
  sectionOf(pool, 'coin_history', movementsOf('points.coin_history')),
];
