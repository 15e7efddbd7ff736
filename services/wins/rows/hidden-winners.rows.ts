import type { Pool } from 'pg';
import type { StoreTransaction } from '../../platform/store/transaction.js';

const HIDE = `insert into wins.hidden_winners (member_id, hidden_at) values ($1, $2) on conflict do nothing`;
const SHOW = 'delete from wins.hidden_winners where member_id = $1';
const AMONG = 'select member_id from wins.hidden_winners where member_id = any($1::uuid[])';

/** Hides all past and future wins of a member, or shows them again. */
export const saveVisibility = (tx: StoreTransaction, memberId: string, isShown: boolean): void => {
  if (isShown) tx.write('wins-show', SHOW, [memberId]);
  else tx.write('wins-hide', HIDE, [memberId, tx.now]);
};

/** Returns those of some members who hide their wins. */
export const findHidden = async (pool: Pool, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ member_id: string }>({
    name: 'wins-hidden-among',
    text: AMONG,
    values: [memberIds],
  });
  return new Set(rows.map(({ member_id }) => member_id));
};
