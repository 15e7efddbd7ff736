import type { PushMessage } from '../../platform/push/push-service.js';
import type { NewsKind } from '../streams/news.js';

/** The time that a push service keeps a message for an unreachable device, and the message's urgency. */
export type PushTerms = Pick<PushMessage, 'ttlSeconds' | 'urgency'>;

const DAY_SECONDS = 86_400;
/** A member must hear at once of a change that somebody else may have made. */
const HIGH_URGENCY: PushTerms = { ttlSeconds: 3 * DAY_SECONDS, urgency: 'high' };
const NORMAL_URGENCY: PushTerms = { ttlSeconds: 3 * DAY_SECONDS, urgency: 'normal' };
/** A message that can wait until the member looks at the device. */
const LOW_URGENCY: PushTerms = { ttlSeconds: DAY_SECONDS, urgency: 'low' };

/** The member is waiting for the test message. */
export const TRIAL_TERMS: PushTerms = { ttlSeconds: 60, urgency: 'high' };

export const PUSH_TERMS: Readonly<Record<NewsKind, PushTerms>> = {
  'parcel-shipped': NORMAL_URGENCY,
  'tracking-corrected': NORMAL_URGENCY,
  'parcel-returned': NORMAL_URGENCY,
  'parcel-readdressed': HIGH_URGENCY,
  'payment-confirmed': NORMAL_URGENCY,
  'payment-expired': NORMAL_URGENCY,
  refunded: NORMAL_URGENCY,
  'refund-bounced': NORMAL_URGENCY,
  disputed: NORMAL_URGENCY,
  'dispute-won': NORMAL_URGENCY,
  'dispute-lost': NORMAL_URGENCY,
  'referral-bonus': LOW_URGENCY,
  'points-given': LOW_URGENCY,
  'coins-given': LOW_URGENCY,
  'points-taken-back': NORMAL_URGENCY,
  'coins-taken-back': NORMAL_URGENCY,
  'points-moved': NORMAL_URGENCY,
  'points-not-moved': NORMAL_URGENCY,
  'points-expired': NORMAL_URGENCY,
  'cards-decided': NORMAL_URGENCY,
  'rank-raised': LOW_URGENCY,
  'rank-lowered': LOW_URGENCY,
  'password-changed': HIGH_URGENCY,
  'mail-changed': HIGH_URGENCY,
  'address-changed': HIGH_URGENCY,
  'phone-verified': HIGH_URGENCY,
  'phone-released': HIGH_URGENCY,
};
