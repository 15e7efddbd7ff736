import { Injectable } from '@nestjs/common';
import { toTokyoIso } from '../../kernel/time.js';
import { findIntroducedMembers, findVerified, introducerOf, isMember, MemberDirectory } from '../../members/index.js';
import { hasPaid } from '../../payments/index.js';
import { Settings } from '../../platform/settings.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { bonusAfter } from '../referral-settings.js';
import { type BonusAfter, MAX_FRIENDS } from '../streams/bonus.js';
import type { ReferralResource } from '../wire/referral.contract.js';
import { type ReferralRow, toReferralResource } from '../wire/referral-resource.js';
import { loadMissing, type Missing } from './pair.rows.js';
import { countPlacesTaken, findHead, REFERRAL_COLUMNS } from './referrals.rows.js';

const MAX_SHOWN = 100;
const OF_FRIENDS = `select ${REFERRAL_COLUMNS} from referrals.referrals where friend_id = any($1::uuid[])`;
const COUNTED = `select count(*) filter (where status = 'paid') as paid,
    count(*) filter (where status in ('waiting', 'held')) as open
  from referrals.referrals where referrer_id = $1 and status in ('waiting', 'held', 'paid')`;

/** A member's referrer, and the friends whom they brought. */
export interface Chain {
  readonly referrerId: string | null;
  readonly own: ReferralResource | null;
  readonly friends: readonly {
    readonly id: string;
    readonly registeredAt: string;
    readonly referral: ReferralResource | null;
  }[];
  readonly missing: readonly Missing[];
  readonly left: number;
}

/** A member's referrals as numbers, without identities. */
export interface OwnReferrals {
  readonly code: string;
  readonly left: number;
  readonly paid: number;
  readonly open: number;
  readonly missing: readonly Missing[];
  /** The member's own referral as a friend; null without a referrer. */
  readonly own: OwnReferralState | null;
}

/** The state of a friend's referral as they see it; that it is held is the shop's own data. */
type OwnReferralState = 'unverified' | 'unpaid' | 'waiting' | 'paid' | 'refused';

const loadOwnState = async (
  tx: StoreTransaction,
  memberId: string,
  after: BonusAfter,
): Promise<OwnReferralState | null> => {
  if ((await introducerOf(tx, memberId)) === null) return null;
  const { status = 'none' } = (await findHead(tx, memberId)) ?? {};
  if (status === 'waiting' && after === 'purchase' && !(await hasPaid(tx, memberId))) return 'unpaid';
  if (status !== 'none') return status === 'held' ? 'waiting' : status;
  // A verified friend gets a decision within a moment.
  return (await findVerified(tx, [memberId])).has(memberId) ? 'waiting' : 'unverified';
};

const loadReferralsOfFriends = async (
  tx: StoreTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReferralResource>> => {
  const rows = await tx.read<ReferralRow & Record<string, unknown>>('referrals-of-friends', OF_FRIENDS, [ids]);
  return new Map(rows.map((row) => [row.id, toReferralResource(row)]));
};

/** The referrals on a member's pages. */
@Injectable()
export class ReferralViews {
  constructor(
    private readonly store: EventStore,
    private readonly members: MemberDirectory,
    private readonly settings: Settings,
  ) {}

  /** Loads a member's referrer and friends; null for an unknown member. */
  chainOf(memberId: string): Promise<Chain | null> {
    return this.store.look(async (tx) => {
      if (!(await isMember(tx, memberId))) return null;
      const introduced = await findIntroducedMembers(tx, memberId, MAX_SHOWN);
      const referrals = await loadReferralsOfFriends(tx, [memberId, ...introduced.map((friend) => friend.memberId)]);
      return {
        referrerId: await introducerOf(tx, memberId),
        own: referrals.get(memberId) ?? null,
        friends: introduced.map(({ memberId: id, registeredAt }) => ({
          id,
          registeredAt: toTokyoIso(registeredAt),
          referral: referrals.get(id) ?? null,
        })),
        missing: await loadMissing(tx, memberId),
        left: Math.max(0, MAX_FRIENDS - (await countPlacesTaken(tx, memberId))),
      };
    });
  }

  /**
   * Loads the results of a member's referrals.
   *
   * @throws Error for an unknown member
   */
  async ownOf(memberId: string): Promise<OwnReferrals> {
    const { referralCode: code } = await this.members.profileOf(memberId);
    return this.store.look(async (tx) => {
      const [counted] = await tx.read<{ paid: number; open: number }>('referrals-counted', COUNTED, [memberId]);
      const { paid, open } = counted!;
      return {
        code,
        paid,
        open,
        left: Math.max(0, MAX_FRIENDS - (await countPlacesTaken(tx, memberId))),
        missing: await loadMissing(tx, memberId),
        own: await loadOwnState(tx, memberId, this.settings.get(bonusAfter)),
      };
    });
  }
}
