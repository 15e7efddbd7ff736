import type { StoreTransaction } from '../../platform/store/transaction.js';
import { UNUSED_ACCOUNT } from '../streams/deadlines.js';
import { memberStreamOf } from '../streams/member.state.js';
import { computeFirstLookAt, type Hindrance, type Warned } from '../streams/unused.js';

const FIND = `select member_id as "memberId", kept_at as "keptAt", told_at as "notifiedAt", told_again_at as "notifiedAgainAt",
    closes_at as "closesAt" from members.unused_accounts where member_id = any($1::uuid[])`;
const SAVE = `insert into members.unused_accounts
    (member_id, used_at, kept_at, told_at, told_again_at, closes_at, held_by) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (member_id) do update set (used_at, kept_at, told_at, told_again_at, closes_at, held_by) =
    (excluded.used_at, excluded.kept_at, excluded.told_at, excluded.told_again_at, excluded.closes_at, excluded.held_by)`;
const KEEP = `insert into members.unused_accounts (member_id, used_at, kept_at)
    select $1::uuid, coalesce((select used_at from http.last_uses where member_id = $1::uuid::text), $2), $2
  on conflict (member_id) do update set kept_at = $2, told_at = null, told_again_at = null, closes_at = null, held_by = '{}'`;
const LAST_USES = `select member_id::uuid as "memberId", used_at as "usedAt" from http.last_uses where member_id = any($1::text[])`;
const FORGET = 'delete from members.unused_accounts where member_id = $1';

/** The record of an unused account. */
export interface UnusedAccount extends Warned {
  readonly usedAt: Date;
  /** The reasons why it cannot be closed now. */
  readonly heldBy: readonly Hindrance[];
}

/** Loads when members last used any session, to the hour, including ended sessions. */
export const lastUsesOf = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await tx.read<{ memberId: string; usedAt: Date }>('members-last-uses', LAST_USES, [memberIds]);
  return new Map(rows.map(({ memberId, usedAt }) => [memberId, usedAt]));
};

/** Loads the announcements that were made to members with unused accounts. */
export const loadWarnings = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Warned>> => {
  const rows = await tx.read<Warned & { memberId: string }>('members-unused', FIND, [memberIds]);
  return new Map(rows.map(({ memberId, ...warned }) => [memberId, warned]));
};

export const saveUnused = (tx: StoreTransaction, memberId: string, account: UnusedAccount): void => {
  const { usedAt, keptAt, notifiedAt, notifiedAgainAt, closesAt, heldBy } = account;
  tx.write('members-save-unused', SAVE, [memberId, usedAt, keptAt, notifiedAt, notifiedAgainAt, closesAt, heldBy]);
};

/** Deletes the record of an account that is used again or closed. */
export const forgetUnused = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-forget-unused', FORGET, [memberId]);

/** Schedules the next check of an account's use, replacing an earlier one. */
export const lookAtUse = (tx: StoreTransaction, memberId: string, dueAt: Date): void => {
  stopLookingAtUse(tx, memberId);
  tx.setDeadline({ kind: UNUSED_ACCOUNT, streamId: memberStreamOf(memberId), ref: '', owner: '', dueAt });
};

export const stopLookingAtUse = (tx: StoreTransaction, memberId: string): void =>
  tx.clearDeadline({ kind: UNUSED_ACCOUNT, streamId: memberStreamOf(memberId), ref: '' });

/** Records that an operator keeps an account, as if it were used now. */
export const keepUnused = (tx: StoreTransaction, memberId: string): void => {
  tx.write('members-keep-unused', KEEP, [memberId, tx.now]);
  lookAtUse(tx, memberId, computeFirstLookAt(tx.now));
};
