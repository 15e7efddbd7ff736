import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A stored phone of a member. */
export interface MemberPhone {
  readonly tel: string;
  readonly isOverseas: boolean;
}

const PHONE = 'select tel, pref_id = 99 as "isOverseas" from members.profiles where member_id = $1';
const HOLDER = 'select member_id as "memberId" from members.phone_holders where number = $1 and released_at is null';
const HOLD = 'insert into members.phone_holders (number, member_id, verified_at) values ($1, $2, $3)';
const RELEASE = 'update members.phone_holders set released_at = $2 where member_id = $1 and released_at is null';
const SAVE_TEL = 'update members.profiles set tel = $2 where member_id = $1';

export const loadMemberPhone = async (tx: StoreTransaction, memberId: string): Promise<MemberPhone> =>
  (await tx.read<MemberPhone & Record<string, unknown>>('members-phone', PHONE, [memberId]))[0]!;

/** Returns true when another member has verified the number. */
export const isHeldByAnother = async (tx: StoreTransaction, memberId: string, number: string): Promise<boolean> => {
  const [holder] = await tx.read<{ memberId: string }>('members-phone-holder', HOLDER, [number]);
  return holder !== undefined && holder.memberId !== memberId;
};

/**
 * Assigns a verified number to the member. The commit fails if another member took it meanwhile, and the store decides again.
 */
export const holdPhone = (tx: StoreTransaction, memberId: string, number: string): void =>
  tx.write('members-hold-phone', HOLD, [number, memberId, tx.now]);

/** Releases the number for other members. */
export const releasePhone = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-release-phone', RELEASE, [memberId, tx.now]);

export const saveTel = (tx: StoreTransaction, memberId: string, tel: string): void =>
  tx.write('members-save-tel', SAVE_TEL, [memberId, tel]);

/** Selects since when the phone of a member `p` is verified, as SQL; null if it is not. */
export const PHONE_VERIFIED_AT = `(select h.verified_at from members.phone_holders h
  where h.member_id = p.member_id and h.released_at is null)`;
