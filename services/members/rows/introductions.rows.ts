import { networkOf } from '../../platform/attempts/network-of.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A trait that two members share, apart from an introduction. */
export type SharedSign = 'address' | 'device' | 'phone' | 'mailbox' | 'network';

const INTRODUCER = `select r.member_id as "memberId" from members.profiles f
    join members.profiles r on r.referral_code = f.referral_code_given
  where f.member_id = $1 and r.member_id <> f.member_id`;
const INTRODUCED = `select f.member_id as "memberId", f.created_at as "registeredAt" from members.profiles r
    join members.profiles f on f.referral_code_given = r.referral_code and f.member_id <> r.member_id
  where r.member_id = $1 order by f.created_at desc, f.member_id desc limit $2`;
const VERIFIED = `select member_id as "memberId" from members.phone_holders
  where member_id = any($1::uuid[]) and released_at is null`;

/** Selects the latest devices of a member, each by its network address and browser. */
const devicesOf = (member: string): string => `(select distinct address, device from (
    select address, device from members.log_ins where member_id = ${member} order by at desc limit 200) l
  where address <> '' and device <> '')`;
/**
 * Selects the shared traits. For phones it compares every number that either has ever verified, not only those in the profiles.
 */
const SHARED = `select
    exists (select from members.profiles a join members.profiles b on
      members.place_key(a.zipcode, a.shiku, a.address, a.building) = members.place_key(b.zipcode, b.shiku, b.address, b.building)
      where a.address <> '' and a.member_id = $1 and b.member_id = $2) as address,
    exists (select from ${devicesOf('$1')} a join ${devicesOf('$2')} b using (address, device)) as device,
    exists (select from members.phone_holders a join members.phone_holders b using (number)
      where a.member_id = $1 and b.member_id = $2) as phone,
    exists (select from members.profiles a join members.profiles b
        on members.mailbox_key(a.mail) collate "C" = members.mailbox_key(b.mail) collate "C" and b.mail <> ''
      where a.member_id = $1 and a.mail <> '' and b.member_id <> $1) as mailbox`;
const NETWORKS = `select distinct m.id as "memberId", l.address from unnest($1::uuid[]) m (id) cross join lateral (
    select address from members.log_ins where member_id = m.id and address <> '' order by at desc limit 200) l`;
/** The maximum number of friends of one referrer whose networks are compared. */
const MAX_COMPARED = 100;

/** Finds the member whose code this member typed at the registration; null for none. It never changes. */
export const introducerOf = async (tx: StoreTransaction, memberId: string): Promise<string | null> => {
  const [row] = await tx.read<{ memberId: string }>('members-introducer', INTRODUCER, [memberId]);
  return row?.memberId ?? null;
};

/** Finds the members who registered with a member's code, newest first. @param most their maximum number */
export const findIntroducedMembers = (
  tx: StoreTransaction,
  memberId: string,
  most: number,
): Promise<{ memberId: string; registeredAt: Date }[]> => tx.read('members-introduced', INTRODUCED, [memberId, most]);

/** Finds which of the members have a verified phone now. */
export const findVerified = async (
  tx: StoreTransaction,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.read<{ memberId: string }>('members-verified', VERIFIED, [memberIds]);
  return new Set(rows.map(({ memberId }) => memberId));
};

/** Returns true when a friend has used a network that the referrer or another of their friends has used. */
const sharesNetwork = async (tx: StoreTransaction, friendId: string, referrerId: string): Promise<boolean> => {
  const friends = await findIntroducedMembers(tx, referrerId, MAX_COMPARED);
  const others = [referrerId, ...friends.map(({ memberId }) => memberId)].filter((id) => id !== friendId);
  const rows = await tx.read<{ memberId: string; address: string }>('members-networks', NETWORKS, [
    [friendId, ...others],
  ]);
  const [ownNetworks, otherNetworks] = [new Set<string>(), new Set<string>()];
  for (const { memberId, address } of rows)
    (memberId === friendId ? ownNetworks : otherNetworks).add(networkOf(address));
  return [...ownNetworks].some((network) => otherNetworks.has(network));
};

/**
 * Finds the traits that a friend shares, as one person with several accounts would. They are compared with the referrer,
 * mailboxes with all members, and networks also with the referrer's other friends. A trait counts however common it is: it only
 * causes a check by an operator and bars nobody.
 */
export const findSharedSigns = async (
  tx: StoreTransaction,
  friendId: string,
  referrerId: string,
): Promise<readonly SharedSign[]> => {
  const [row] = await tx.read<Record<Exclude<SharedSign, 'network'>, boolean>>('members-shared', SHARED, [
    friendId,
    referrerId,
  ]);
  const signs = (['address', 'device', 'phone', 'mailbox'] as const).filter((sign) => row![sign]);
  // A device includes its network, so that `network` would repeat it.
  const isAtOneNetwork = !row!.device && (await sharesNetwork(tx, friendId, referrerId));
  return isAtOneNetwork ? [...signs, 'network'] : signs;
};
