import type { Pool } from 'pg';
import type { StoreTransaction } from '../../platform/store/transaction.js';

const OF = `select pack_id from catalog.favourites where member_id = $1 order by added_at desc, pack_id`;
const FORGET_OVER = `delete from catalog.favourites f using catalog.packs p
  where f.member_id = $1 and p.pack_id = f.pack_id and (p.status = 'closed' or p.end_at <= $2)`;
const ADD = `insert into catalog.favourites (member_id, pack_id, added_at) values ($1, $2, $3) on conflict do nothing`;
const REMOVE = 'delete from catalog.favourites where member_id = $1 and pack_id = $2';
const FORGET = 'delete from catalog.favourites where member_id = $1';

const idsOf = (rows: readonly { pack_id: string }[]): string[] => rows.map(({ pack_id }) => pack_id);

/** Returns the packs that a member has marked, newest first. */
export const favouritesOf = async (pool: Pool, memberId: string): Promise<string[]> =>
  idsOf((await pool.query<{ pack_id: string }>({ name: 'catalog-favourites', text: OF, values: [memberId] })).rows);

/** Loads the marked packs in a transaction, newest first. */
export const loadFavourites = async (tx: StoreTransaction, memberId: string): Promise<string[]> =>
  idsOf(await tx.read<{ pack_id: string }>('catalog-favourites', OF, [memberId]));

/** Deletes favourites whose sale is over for good; no list shows them, so members could not unmark them. */
export const forgetOverFavourites = async (tx: StoreTransaction, memberId: string): Promise<void> => {
  await tx.read('catalog-forget-over-favourites', FORGET_OVER, [memberId, tx.now]);
};

export const addFavourite = (tx: StoreTransaction, memberId: string, packId: string): void =>
  tx.write('catalog-add-favourite', ADD, [memberId, packId, tx.now]);

export const removeFavourite = (tx: StoreTransaction, memberId: string, packId: string): void =>
  tx.write('catalog-remove-favourite', REMOVE, [memberId, packId]);

/** Deletes the favourites of a member who left. */
export const forgetFavourites = (tx: StoreTransaction, memberId: string): void =>
  tx.write('catalog-forget-favourites', FORGET, [memberId]);
