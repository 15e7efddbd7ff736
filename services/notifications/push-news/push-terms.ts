import type { PushMessage } from '../../platform/push/push-service.js';
import type { NewsKind } from '../streams/news.js';

/** How long, and how urgently, a push service tries to reach a device. */
export type PushTerms = Pick<PushMessage, 'ttlSeconds' | 'urgency'>;

const DAY_SECONDS = 86_400;
/** Whoever has not done it themselves must know at once. */
const SECURITY: PushTerms = { ttlSeconds: 3 * DAY_SECONDS, urgency: 'high' };
const MATTERS: PushTerms = { ttlSeconds: 3 * DAY_SECONDS, urgency: 'normal' };
/** It can wait until the device is looked at. */
const PLEASANT: PushTerms = { ttlSeconds: DAY_SECONDS, urgency: 'low' };

/** Whoever tries it waits for it. */
export const TRIAL_TERMS: PushTerms = { ttlSeconds: 60, urgency: 'high' };

export const PUSH_TERMS: Readonly<Record<NewsKind, PushTerms>> = {
  'parcel-shipped': MATTERS,
  'tracking-corrected': MATTERS,
  'parcel-returned': MATTERS,
  'parcel-readdressed': SECURITY,
  'payment-confirmed': MATTERS,
  'payment-expired': MATTERS,
  refunded: MATTERS,
  'refund-bounced': MATTERS,
  disputed: MATTERS,
  'dispute-won': MATTERS,
  'dispute-lost': MATTERS,
  'referral-bonus': PLEASANT,
  'points-given': PLEASANT,
  'coins-given': PLEASANT,
  'points-taken-back': MATTERS,
  'coins-taken-back': MATTERS,
  'points-moved': MATTERS,
  'points-not-moved': MATTERS,
  'points-expired': MATTERS,
  'cards-decided': MATTERS,
  'rank-raised': PLEASANT,
  'rank-lowered': PLEASANT,
  'password-changed': SECURITY,
  'mail-changed': SECURITY,
  'address-changed': SECURITY,
  'phone-verified': SECURITY,
  'phone-released': SECURITY,
};
