import type { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { BoxState, BoxStatus } from '../streams/box.state.js';
import type { BoxOffer } from '../streams/offer.js';
import type { VerifiedDraws } from '../streams/verified-log.js';

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

/** Loads the mutable half of a box in this transaction; null if there is none. */
export const loadBox = async (tx: StoreTransaction, packId: string): Promise<BoxState | null> => {
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

/** Returns the last day on which a slot was taken, by any process's clock; 0 if none was. */
export const loadLastDayDrawn = async (tx: StoreTransaction, packId: string): Promise<number> =>
  (await tx.read<{ day: number }>('draws-last-day', LAST_DAY, [packId]))[0]!.day;

export const saveBox = (tx: StoreTransaction, box: BoxState): void =>
  tx.write('draws-save-box', MOVE, [
    box.packId,
    box.version,
    box.status,
    box.drawn,
    box.remaining,
    box.head,
    box.revealedThrough,
  ]);

const INSERT = `insert into draws.boxes (pack_id, manifest, box_hash, anchor, offer, encrypted_seed, tickets, opened_at,
    version, status, drawn, remaining, head, revealed_through)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 1, 'open', 0, $9, $3, 0)`;

interface NewBox {
  readonly manifest: string;
  readonly boxHash: string;
  readonly anchor: string;
  readonly encryptedSeed: Buffer;
  readonly tickets: number;
  /** The cards left of each prize, in the manifest's order. */
  readonly remaining: readonly number[];
}

/** Inserts a full box that opens now, with its frozen offer. */
export const insertBox = (tx: StoreTransaction, offer: BoxOffer, box: NewBox): void => {
  const { manifest, boxHash, anchor, encryptedSeed, tickets, remaining } = box;
  const frozen = JSON.stringify(offer);
  const values = [offer.packId, manifest, boxHash, anchor, frozen, encryptedSeed, tickets, tx.now, remaining];
  tx.write('draws-open-box', INSERT, values);
};

/** The stock of a box and the verified part of its log. */
export type StockRow = Pick<BoxRow, 'pack_id' | 'drawn' | 'remaining' | 'status' | 'version'> &
  VerifiedDraws & { readonly tickets: number };

const STOCKS = `select b.pack_id, b.tickets, b.drawn, b.remaining, b.status, b.version,
    coalesce(v.chained, 0) as chained, coalesce(v.recomputed, 0) as recomputed,
    exists (select from draws.log_differences d where d.pack_id = b.pack_id and d.gone_at is null) as differs
  from draws.boxes b left join draws.verified_logs v on v.pack_id = b.pack_id`;

/** Reads the stock of every box, outside of any transaction. */
export const readStocks = async (database: Database): Promise<StockRow[]> =>
  (await database.pool.query<StockRow>({ name: 'draws-read-stocks', text: STOCKS })).rows;
