import type { StoreTransaction } from '../../platform/store/transaction.js';

/** What two members share, besides who introduced whom. */
export type SharedSign = 'address' | 'device' | 'phone';

const INTRODUCER = `select r.member_id as "memberId" from members.profiles f
    join members.profiles r on r.referral_code = f.referral_code_given
  where f.member_id = $1 and r.member_id <> f.member_id`;
const INTRODUCED = `select f.member_id as "memberId", f.created_at as "registeredAt" from members.profiles r
    join members.profiles f on f.referral_code_given = r.referral_code and f.member_id <> r.member_id
  where r.member_id = $1 order by f.created_at desc, f.member_id desc limit $2`;
const VERIFIED = `select member_id as "memberId" from members.phone_holders
  where member_id = any($1::uuid[]) and released_at is null`;

/** The latest devices of a member, each by its network address and browser. */
const devicesOf = (member: string): string => `(select distinct address, device from (
    select address, device from members.log_ins where member_id = ${member} order by at desc limit 200) l
  where address <> '' and device <> '')`;
/** Any phone number that both have or had proved to be theirs says it, not only what stands in their profiles. */
const SHARED = `select
    exists (select from members.profiles a join members.profiles b on
      members.place_key(a.zipcode, a.shiku, a.address, a.building) = members.place_key(b.zipcode, b.shiku, b.address, b.building)
      where a.address <> '' and a.member_id = $1 and b.member_id = $2) as address,
    exists (select from ${devicesOf('$1')} a join ${devicesOf('$2')} b using (address, device)) as device,
    exists (select from members.phone_holders a join members.phone_holders b using (number)
      where a.member_id = $1 and b.member_id = $2) as phone`;

/** Who introduced a member: whose code they gave when they registered; null where they gave none. It never changes. */
export const introducerOf = async (tx: StoreTransaction, memberId: string): Promise<string | null> => {
  const [row] = await tx.read<{ memberId: string }>('members-introducer', INTRODUCER, [memberId]);
  return row?.memberId ?? null;
};

/** Those who registered with a member's code, the newest first. @param most of them at the most */
export const introducedBy = (
  tx: StoreTransaction,
  memberId: string,
  most: number,
): Promise<{ memberId: string; registeredAt: Date }[]> => tx.read('members-introduced', INTRODUCED, [memberId, most]);

/** Those of some members whose phone is verified now. */
export const verifiedAmong = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.read<{ memberId: string }>('members-verified', VERIFIED, [memberIds]);
  return new Set(rows.map(({ memberId }) => memberId));
};

/**
 * What two members share that one person with two accounts would. However many others share it too: here it costs an
 * operator's look, and no one is barred for it.
 */
export const sharedSigns = async (tx: StoreTransaction, one: string, other: string): Promise<readonly SharedSign[]> => {
  const [row] = await tx.read<Record<SharedSign, boolean>>('members-shared', SHARED, [one, other]);
  return (['address', 'device', 'phone'] as const).filter((sign) => row![sign]);
};
