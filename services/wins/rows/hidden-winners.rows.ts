import type { Pool } from 'pg';
import type { StoreTransaction } from '../../platform/store/transaction.js';

const HIDE = `insert into wins.hidden_winners (member_id, hidden_at) values ($1, $2) on conflict do nothing`;
const SHOW = 'delete from wins.hidden_winners where member_id = $1';
const AMONG = 'select member_id from wins.hidden_winners where member_id = any($1::uuid[])';

/** Nothing that a member has won or will win is shown, or all of it is again. */
export const saveVisibility = (tx: StoreTransaction, memberId: string, isShown: boolean): void => {
  if (isShown) tx.write('wins-show', SHOW, [memberId]);
  else tx.write('wins-hide', HIDE, [memberId, tx.now]);
};

/** Those of some members of whom nothing is shown. */
export const findHidden = async (pool: Pool, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ member_id: string }>({
    name: 'wins-hidden-among',
    text: AMONG,
    values: [memberIds],
  });
  return new Set(rows.map(({ member_id }) => member_id));
};
