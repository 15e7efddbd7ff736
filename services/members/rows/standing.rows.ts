import type { StoreTransaction } from '../../platform/store/transaction.js';

const EXISTS = 'select from members.profiles where member_id = $1';
// The profile of a member who has left is empty.
const AMONG = "select member_id as id from members.profiles where member_id = any($1::uuid[]) and mail <> ''";
const REGISTERED = `select member_id as id from members.profiles
  where ($1::uuid is null or member_id > $1) and created_at < $2 and mail <> '' order by member_id limit $3`;
const BAN = `insert into members.standing (member_id, banned_at) values ($1, $2)
  on conflict (member_id) do update set banned_at = excluded.banned_at`;
const UNBAN = 'update members.standing set banned_at = null where member_id = $1';
const FORGET = `delete from members.standing
  where member_id = $1 and banned_at is null and frozen_at is null and operator_id is null and owed_yen = 0 and disputes = 0 and (paused_until is null or paused_until <= $2)`;
const OWES = `select from members.standing where member_id = $1
  and (owed_yen > 0 or disputes > 0 or frozen_at is not null)`;
const HELD = `select member_id as "memberId" from members.standing where member_id = any($1::uuid[])
  and (banned_at is not null or frozen_at is not null or owed_yen > 0 or disputes > 0 or paused_until > $2)`;
const PAUSE = `insert into members.standing as s (member_id, paused_until) values ($1, $2)
  on conflict (member_id) do update set paused_until = excluded.paused_until`;

/** Returns true when a member has this id. */
export const isMember = async (tx: StoreTransaction, memberId: string): Promise<boolean> =>
  (await tx.read('members-exists', EXISTS, [memberId])).length > 0;

/** Finds which of the ids belong to members who have not left. */
export const findMembers = async (tx: StoreTransaction, ids: readonly string[]): Promise<string[]> =>
  (await tx.read<{ id: string }>('members-among', AMONG, [ids])).map(({ id }) => id);

/**
 * Finds the ids of members who registered before a time and have not left, ordered by id.
 *
 * @param after the id before the first result; null starts at the beginning
 */
export const findRegisteredBefore = async (
  tx: StoreTransaction,
  moment: Date,
  after: string | null,
  most: number,
): Promise<string[]> =>
  (await tx.read<{ id: string }>('members-registered', REGISTERED, [after, moment, most])).map(({ id }) => id);

/**
 * Returns true when a member is in debt, has a payment in dispute or is frozen. Exact for callers that hold the lock of their
 * wallet.
 */
export const isInDebt = async (tx: StoreTransaction, memberId: string): Promise<boolean> =>
  (await tx.read('members-owes', OWES, [memberId])).length > 0;

/**
 * Finds which of the members have accounts that must not be closed because something bars them, including their own pause.
 */
export const findHeldMembers = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.read<{ memberId: string }>('members-held', HELD, [memberIds, tx.now]);
  return new Set(rows.map(({ memberId }) => memberId));
};

/** Deletes the row of a member whom nothing bars any more. */
export const forgetStanding = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-forget-standing', FORGET, [memberId, tx.now]);

/** Pauses a member at their own wish: they cannot draw until then. The transaction has locked their wallet. */
export const pauseMember = (tx: StoreTransaction, memberId: string, until: Date): void =>
  tx.write('members-pause', PAUSE, [memberId, until]);

export const banMember = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-ban', BAN, [memberId, tx.now]);

export const unbanMember = (tx: StoreTransaction, memberId: string): void => {
  tx.write('members-unban', UNBAN, [memberId]);
  forgetStanding(tx, memberId);
};
