import { createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Yen, yen } from '../../../kernel/money.js';
import { type Json, objectIn, objectsIn, parseObject, textIn } from '../json.js';
import type { Dispute, Hint, NoticeHeaders } from '../payment-provider.js';

/** What a notice's headers say. */
export interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly signature: string;
  readonly certificateUrl: string;
}

const ALGORITHM = 'SHA256withRSA';
const DAY_MS = 86_400_000;
/** PayPal tries for three days. */
const STALE_MS = 4 * DAY_MS;
/** Clocks differ. */
const EARLY_MS = 5 * 60_000;

const header = (headers: NoticeHeaders, name: string): string => {
  const value = headers[`paypal-${name}`];
  return typeof value === 'string' ? value : '';
};

/** The headers of a notice; null where one is missing, the algorithm is another, or it is too old to be sent now. */
export const transmissionOf = (headers: NoticeHeaders, now: Date): Transmission | null => {
  const [id, time] = [header(headers, 'transmission-id'), header(headers, 'transmission-time')];
  const signature = header(headers, 'transmission-sig');
  const certificateUrl = header(headers, 'cert-url');
  if (!id || !signature || !certificateUrl || header(headers, 'auth-algo') !== ALGORITHM) return null;
  const ageMs = now.getTime() - new Date(time).getTime();
  return ageMs <= STALE_MS && ageMs >= -EARLY_MS ? { id, time, signature, certificateUrl } : null;
};

/** Whether the key signed these bytes for this webhook. */
export const isSignedBy = (key: KeyObject, { id, time, signature }: Transmission, webhookId: string, raw: Buffer) =>
  createVerify('sha256')
    .update(`${id}|${time}|${webhookId}|${crc32(raw)}`)
    .verify(key, signature, 'base64');

/** The payment that a resource is about: of an order its unit names it, of a dispute its transaction, else the resource itself. */
const paymentIn = (resource: Json): string => {
  const [unit] = objectsIn(resource, 'purchase_units');
  const [disputed] = objectsIn(resource, 'disputed_transactions');
  return textIn(resource, 'custom_id') || textIn(unit ?? {}, 'custom_id') || textIn(disputed ?? {}, 'custom');
};

/** Events whose amount is what was paid, and not what is given back of it. */
const OF_MONEY = 'PAYMENT.CAPTURE.COMPLETED';

/** Events of a dispute, each with the case as it then stands. */
const OF_DISPUTE = 'CUSTOMER.DISPUTE.';
const RESOLVED = 'CUSTOMER.DISPUTE.RESOLVED';

/** PayPal's words for how it has decided, as far as they say whose the money is. */
const OUTCOMES: Readonly<Partial<Record<string, 'won' | 'lost'>>> = {
  RESOLVED_SELLER_FAVOUR: 'won',
  CANCELED_BY_BUYER: 'won',
  RESOLVED_BUYER_FAVOUR: 'lost',
};

/** Whole yen; null for another currency, and for no amount. */
const yenIn = ({ value, currency_code }: Json): Yen | null =>
  currency_code === 'JPY' && /^\d{1,9}$/.test(String(value)) ? yen(Number(value)) : null;

const disputeIn = (type: string, resource: Json): Dispute | null => {
  const caseId = type.startsWith(OF_DISPUTE) ? textIn(resource, 'dispute_id') : '';
  if (!caseId) return null;
  const disputed = yenIn(objectIn(resource, 'dispute_amount'));
  if (type !== RESOLVED) return { caseId, stage: 'opened', yen: disputed, outcome: null };
  const decided = objectIn(resource, 'dispute_outcome');
  const outcome = OUTCOMES[textIn(decided, 'outcome_code')] ?? null;
  // The payer may get back a part of what they disputed.
  const lost = outcome === 'lost' ? yenIn(objectIn(decided, 'amount_refunded')) : null;
  return { caseId, stage: 'resolved', yen: lost ?? disputed, outcome };
};

/** What a notice is about; nothing where it is about no payment, null for what is none. */
export const hintsIn = (raw: Buffer): readonly Hint[] | null => {
  const event = parseObject(raw.toString('utf8'));
  const noticeId = event ? textIn(event, 'id') : '';
  if (!event || !noticeId) return null;
  const resource = objectIn(event, 'resource');
  const paymentId = paymentIn(resource);
  if (!paymentId) return [];
  const { value, currency_code } = objectIn(resource, 'amount');
  const type = textIn(event, 'event_type');
  const isTold = type === OF_MONEY && /^\d{1,9}$/.test(String(value));
  const told = isTold ? yen(currency_code === 'JPY' ? Number(value) : 0) : null;
  return [{ noticeId, paymentId, yen: told, dispute: disputeIn(type, resource) }];
};
