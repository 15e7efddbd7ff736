import type { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { BoxOffer } from '../streams/offer.js';

/** The immutable half of a box. */
export interface FrozenBoxRow {
  [column: string]: unknown;
  manifest: string;
  box_hash: string;
  anchor: string;
  /** Boxes older than the buyer rules have none. */
  offer: Omit<BoxOffer, 'start' | 'end' | 'rules'> & {
    start: string;
    end: string | null;
    rules?: BoxOffer['rules'];
  };
  encrypted_seed: Buffer;
}

const FIND = 'select manifest, box_hash, anchor, offer, encrypted_seed from draws.boxes where pack_id = $1';

/**
 * Finds the immutable half of a box.
 *
 * @param through the open transaction, if any: callers that hold a connection must not wait for another
 */
export const findFrozenBox = async (
  through: Database | StoreTransaction,
  packId: string,
): Promise<FrozenBoxRow | undefined> => {
  const rows =
    'read' in through
      ? await through.read<FrozenBoxRow>('draws-find-box', FIND, [packId])
      : (await through.pool.query<FrozenBoxRow>(FIND, [packId])).rows;
  return rows[0];
};
