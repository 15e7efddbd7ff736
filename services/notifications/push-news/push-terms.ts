import type { PushMessage } from '../../platform/push/push-service.js';
import type { NewsKind } from '../streams/news.js';

/** How long, and how urgently, a push service tries to reach a device. */
export type PushTerms = Pick<PushMessage, 'ttlSeconds' | 'urgency'>;

const DAY_SECONDS = 86_400;
/** Whoever has not done it themselves must know at once. */
const HIGH_URGENCY: PushTerms = { ttlSeconds: 3 * DAY_SECONDS, urgency: 'high' };
const NORMAL_URGENCY: PushTerms = { ttlSeconds: 3 * DAY_SECONDS, urgency: 'normal' };
/** It can wait until the device is looked at. */
const LOW_URGENCY: PushTerms = { ttlSeconds: DAY_SECONDS, urgency: 'low' };

/** Whoever tries it waits for it. */
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
