import type { Cosignature } from '../../kernel/cosignature.js';
import type { Database } from '../../platform/database/database.js';

const SIZE = 'select size from proof.witnesses where witness = $1';
/** SQL that stores a cosignature. A response may arrive after that to a later head. */
const COSIGN = `with noted as (
    insert into proof.witnesses as w (witness, size, cosigned_at, failure, asked_at) values ($1, $2, $4, null, $5)
    on conflict (witness) do update set size = greatest(w.size, excluded.size), failure = null,
      cosigned_at = greatest(w.cosigned_at, excluded.cosigned_at), asked_at = excluded.asked_at)
  insert into proof.cosignatures (size, witness, line, cosigned_at) values ($2, $1, $3, $4) on conflict do nothing`;
const FAIL = `insert into proof.witnesses (witness, failure, asked_at) values ($1, $2, $3)
  on conflict (witness) do update set failure = excluded.failure, asked_at = excluded.asked_at`;

/** Returns the size of the last head cosigned by a witness; 0 before the first. */
export const loadWitnessedSize = async ({ pool }: Database, witness: string): Promise<number> =>
  (await pool.query<{ size: number }>({ name: 'proof-witnessed', text: SIZE, values: [witness] })).rows[0]?.size ?? 0;

/** Stores a witness's cosignature of a head. */
export const keepCosignature = async (
  { pool }: Database,
  { witness, size }: { readonly witness: string; readonly size: number },
  { line, at }: Cosignature,
  now: Date,
): Promise<void> => {
  await pool.query({ name: 'proof-cosign', text: COSIGN, values: [witness, size, line, at, now] });
};

/** Stores the reason why a witness has not cosigned. */
export const noteWitnessFailure = async (
  { pool }: Database,
  witness: string,
  why: string,
  now: Date,
): Promise<void> => {
  await pool.query({ name: 'proof-witness-failure', text: FAIL, values: [witness, why, now] });
};
