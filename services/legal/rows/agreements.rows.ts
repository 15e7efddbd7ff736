import type { Pool } from 'pg';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { AnnouncedVersion } from '../streams/announcement-id.js';

/** The way of agreeing: by registering, by the button, or by silence until the version came into force. */
export type Agreeing = 'registered' | 'agreed' | 'deemed';

/** A member's agreement to a version. */
export interface LegalAgreement {
  /** The name of the text in its page's path. */
  readonly text: string;
  readonly version: number;
  readonly agreedAt: Date;
  readonly how: Agreeing;
}

/** A version of a text that a member agrees to. */
export type AgreedVersion = AnnouncedVersion;

const KEEP = `insert into legal.agreements (member_id, text, version, agreed_at, how)
  select $1, t.text, t.version, $4, 'registered' from unnest($2::text[], $3::int[]) as t (text, version) on conflict do nothing`;
/** An explicit agreement replaces agreement by silence, from now on. */
const AGREE = `insert into legal.agreements as a (member_id, text, version, agreed_at, how) values ($1, $2, $3, $4, 'agreed')
  on conflict (member_id, text, version) do update set agreed_at = excluded.agreed_at, how = excluded.how where a.how = 'deemed'`;
const DEEM = `insert into legal.agreements (member_id, text, version, agreed_at, how)
  select m.id, $2, $3, $4, 'deemed' from unnest($1::uuid[]) m (id)
  where not exists (select from legal.objections o where o.member_id = m.id and o.text = $2 and o.version = $3)
  on conflict do nothing`;
const UNDEEM = `delete from legal.agreements where member_id = $1 and text = $2 and version = $3 and how = 'deemed'`;
const OF = `select text, version, agreed_at as "agreedAt", how from legal.agreements where member_id = $1
  order by agreed_at, text, version`;

/** Saves the agreements given by registering. Existing agreements stay unchanged. */
export const keepAgreements = (
  tx: StoreTransaction,
  memberId: string,
  texts: readonly AgreedVersion[],
  agreedAt: Date,
): void =>
  tx.write('legal-keep-agreements', KEEP, [
    memberId,
    texts.map(({ text }) => text),
    texts.map(({ version }) => version),
    agreedAt,
  ]);

/** Saves a member's explicit agreement. */
export const saveAgreement = (tx: StoreTransaction, memberId: string, { text, version }: AgreedVersion): void =>
  tx.write('legal-agree', AGREE, [memberId, text, version, tx.now]);

/**
 * Saves agreement by silence for those of some members who neither agreed nor objected, as of the start of the version's first
 * day.
 */
export const saveDeemedAgreements = (
  tx: StoreTransaction,
  memberIds: readonly string[],
  { text, version }: AgreedVersion,
  inForceSince: Date,
): void => tx.write('legal-deem', DEEM, [memberIds, text, version, inForceSince]);

/** Deletes a member's agreement by silence. */
export const deleteDeemedAgreement = (tx: StoreTransaction, memberId: string, { text, version }: AgreedVersion): void =>
  tx.write('legal-undeem', UNDEEM, [memberId, text, version]);

/** Lists a member's agreements, oldest first. */
export const listAgreements = async (pool: Pool, memberId: string): Promise<readonly LegalAgreement[]> =>
  (await pool.query<LegalAgreement>({ name: 'legal-agreements', text: OF, values: [memberId] })).rows;
