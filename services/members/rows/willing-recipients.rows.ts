import type { StoreTransaction } from '../../platform/store/transaction.js';
import { MAIL_LANGUAGE, type Recipient } from './profiles.rows.js';

const REACHED = `select p.member_id as "memberId", p.mail, ${MAIL_LANGUAGE} as language from members.profiles p
    left join members.standing s on s.member_id = p.member_id
  where p.member_id = any($1::uuid[]) and p.mail_confirmed_at is not null and s.banned_at is null`;
const WILLING = `${REACHED} and (s.paused_until is null or s.paused_until <= $2)`;

type Row = Recipient & { readonly memberId: string };

const byMember = (rows: readonly Row[]): ReadonlyMap<string, Recipient> =>
  new Map(rows.map(({ memberId, mail, language }) => [memberId, { mail, language }]));

/**
 * Finds which of the members may get unsolicited mail. Their address is confirmed, and they are neither barred, closed nor
 * paused.
 */
export const findWillingRecipients = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Recipient>> =>
  byMember(await tx.read<Row>('members-willing', WILLING, [memberIds, tx.now]));

/** Finds recipients as `findWillingRecipients`, including paused members, who must still learn of legal changes. */
export const findReachableRecipients = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Recipient>> => byMember(await tx.read<Row>('members-reached', REACHED, [memberIds]));
