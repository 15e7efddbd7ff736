import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A member's phone as the shop keeps it. */
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

/** Whether another member has proved that the number is theirs. */
export const isHeldByAnother = async (tx: StoreTransaction, memberId: string, number: string): Promise<boolean> => {
  const [holder] = await tx.read<{ memberId: string }>('members-phone-holder', HOLDER, [number]);
  return holder !== undefined && holder.memberId !== memberId;
};

/** The number is the member's. The commit fails where another took it meanwhile, and the store decides again. */
export const holdPhone = (tx: StoreTransaction, memberId: string, number: string): void =>
  tx.write('members-hold-phone', HOLD, [number, memberId, tx.now]);

/** The number may be another's. */
export const releasePhone = (tx: StoreTransaction, memberId: string): void =>
  tx.write('members-release-phone', RELEASE, [memberId, tx.now]);

export const saveTel = (tx: StoreTransaction, memberId: string, tel: string): void =>
  tx.write('members-save-tel', SAVE_TEL, [memberId, tel]);

/** Whether the phone of a member `p` is proved to be theirs, and since when, as SQL. */
export const PHONE_VERIFIED_AT = `(select h.verified_at from members.phone_holders h
  where h.member_id = p.member_id and h.released_at is null)`;
