import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Box, BoxStatus } from '../streams/box.state.js';

interface BoxRow {
  [column: string]: unknown;
  pack_id: string;
  version: number;
  status: BoxStatus;
  drawn: number;
  remaining: number[];
  head: string;
  revealed_through: number;
}

const LOAD = `select pack_id, version, status, drawn, remaining, head, revealed_through
  from draws.boxes where pack_id = $1`;
const LAST_DAY = 'select coalesce(max(day), 0) as day from draws.draws where pack_id = $1';
const MOVE = `update draws.boxes set version = $2, status = $3, drawn = $4, remaining = $5, head = $6, revealed_through = $7
  where pack_id = $1`;

/** The moving half of a box as it stands in this transaction; null when there is none. */
export const loadBox = async (tx: StoreTransaction, packId: string): Promise<Box | null> => {
  const [row] = await tx.read<BoxRow>('draws-load-box', LOAD, [packId]);
  return row
    ? {
        packId: row.pack_id,
        version: row.version,
        status: row.status,
        drawn: row.drawn,
        remaining: row.remaining,
        head: row.head,
        revealedThrough: row.revealed_through,
      }
    : null;
};

/** The last day on which a slot was taken, by any process's clock; 0 when none was. */
export const lastDayDrawn = async (tx: StoreTransaction, packId: string): Promise<number> =>
  (await tx.read<{ day: number }>('draws-last-day', LAST_DAY, [packId]))[0]!.day;

export const saveBox = (tx: StoreTransaction, box: Box): void =>
  tx.write('draws-save-box', MOVE, [
    box.packId,
    box.version,
    box.status,
    box.drawn,
    box.remaining,
    box.head,
    box.revealedThrough,
  ]);
