import type { StoreTransaction } from '../../platform/store/transaction.js';

/** The time without a heartbeat after which a check counts as dead. */
const SILENCE = '60 seconds';
const NEXT = `select nextval(pg_get_serial_sequence('ledger.chain_checks', 'id'))::text as id`;
const BURY = `update ledger.chain_checks set state = 'interrupted', ended_at = $1
  where state = 'running' and beat_at < now() - interval '${SILENCE}'`;
const BEGIN = `insert into ledger.chain_checks (id, state, started_by, started_at, beat_at, through, head_hash)
  overriding system value
  select $1, 'running', $2, $3, now(), seq, hash from store.sequencer
  on conflict do nothing returning id`;

/** Reserves the number of the next check. */
export const reserveChainCheck = async (tx: StoreTransaction): Promise<string> =>
  (await tx.read<{ id: string }>('ledger-next-chain-check', NEXT, []))[0]!.id;

/**
 * Begins a check of all numbered events.
 *
 * @returns false if another one is running
 */
export const beginChainCheck = async (tx: StoreTransaction, id: string, operatorId: string): Promise<boolean> => {
  await tx.read('ledger-bury-chain-check', BURY, [tx.now]);
  return (await tx.read('ledger-begin-chain-check', BEGIN, [id, operatorId, tx.now])).length === 1;
};
