import type { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { BoxOffer } from '../streams/offer.js';

/** The half of a box that never changes. */
export interface FrozenBoxRow {
  [column: string]: unknown;
  manifest: string;
  box_hash: string;
  anchor: string;
  /** Boxes from before there were rules about buyers have none. */
  offer: Omit<BoxOffer, 'start' | 'end' | 'rules'> & {
    start: string;
    end: string | null;
    rules?: BoxOffer['rules'];
  };
  encrypted_seed: Buffer;
}

const FIND = 'select manifest, box_hash, anchor, offer, encrypted_seed from draws.boxes where pack_id = $1';

/** @param through the open transaction, where there is one: callers that hold a connection must not wait for another */
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
