import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, sectionOf } from '../../platform/own-data/pieces.js';

/** SQL: the columns without the other member's identity. A held referral and its reasons are the shop's own data. */
const COLUMNS = `case r.status when 'held' then 'waiting' else r.status end as status, r.opened_at, r.settled_at`;

const AS_FRIEND: PiecesOf = {
  columns: COLUMNS,
  from: 'from referrals.referrals r where r.friend_id = $1',
  order: [['r.friend_id', 'uuid']],
};
const AS_REFERRER: PiecesOf = {
  columns: COLUMNS,
  from: 'from referrals.referrals r where r.referrer_id = $1',
  order: [
    ['r.opened_at', 'timestamptz'],
    ['r.friend_id', 'uuid'],
  ],
};

/** Lists the sections with the member's own referral and those of friends whom they brought. */
export const listOwnReferralSections = (pool: Pool): readonly OwnDataSection[] => [
  sectionOf(pool, 'own_referral', AS_FRIEND),
  sectionOf(pool, 'referred_friends', AS_REFERRER),
];
