import type { Pool } from 'pg';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** What a member has agreed to. */
export interface Agreement {
  /** As its page is called. */
  readonly text: string;
  readonly version: number;
  readonly agreedAt: Date;
}

const KEEP = `insert into legal.agreements (member_id, text, version, agreed_at)
  select $1, t.text, t.version, $4 from unnest($2::text[], $3::int[]) as t (text, version) on conflict do nothing`;
const OF = `select text, version, agreed_at as "agreedAt" from legal.agreements where member_id = $1
  order by agreed_at, text, version`;

/** Keeps what a member has agreed to at a moment; what is kept already stays as it is. */
export const keepAgreements = (
  tx: StoreTransaction,
  memberId: string,
  texts: readonly Omit<Agreement, 'agreedAt'>[],
  agreedAt: Date,
): void =>
  tx.write('legal-keep-agreements', KEEP, [
    memberId,
    texts.map(({ text }) => text),
    texts.map(({ version }) => version),
    agreedAt,
  ]);

/** All that a member has agreed to, oldest first. */
export const agreementsOf = async (pool: Pool, memberId: string): Promise<readonly Agreement[]> =>
  (await pool.query<Agreement>({ name: 'legal-agreements', text: OF, values: [memberId] })).rows;
