import { createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Yen, yen } from '../../../kernel/money.js';
import { type Json, parseObject, readObject, readObjects, readText } from '../json.js';
import type { Dispute, Hint, WebhookHeaders } from '../payment-provider.js';

/** The signature data in a webhook's headers. */
export interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly signature: string;
  readonly certificateUrl: string;
}

const ALGORITHM = 'SHA256withRSA';
const DAY_MS = 86_400_000;
/** PayPal retries for three days. */
const STALE_MS = 4 * DAY_MS;
/** The tolerated difference between clocks. */
const EARLY_MS = 5 * 60_000;

const header = (headers: WebhookHeaders, name: string): string => {
  const value = headers[`paypal-${name}`];
  return typeof value === 'string' ? value : '';
};

/** Reads the headers of a webhook; null if one is missing, the algorithm is unknown, or it is too old. */
export const transmissionOf = (headers: WebhookHeaders, now: Date): Transmission | null => {
  const [id, time] = [header(headers, 'transmission-id'), header(headers, 'transmission-time')];
  const signature = header(headers, 'transmission-sig');
  const certificateUrl = header(headers, 'cert-url');
  if (!id || !signature || !certificateUrl || header(headers, 'auth-algo') !== ALGORITHM) return null;
  const ageMs = now.getTime() - new Date(time).getTime();
  return ageMs <= STALE_MS && ageMs >= -EARLY_MS ? { id, time, signature, certificateUrl } : null;
};

/** Verifies the signature of a webhook's bytes. */
export const isSignedBy = (key: KeyObject, { id, time, signature }: Transmission, webhookId: string, raw: Buffer) =>
  createVerify('sha256')
    .update(`${id}|${time}|${webhookId}|${crc32(raw)}`)
    .verify(key, signature, 'base64');

/**
 * Finds the payment id of a resource: in the unit of an order, the transaction of a dispute, else the resource itself.
 */
const paymentIn = (resource: Json): string => {
  const [unit] = readObjects(resource, 'purchase_units');
  const [disputed] = readObjects(resource, 'disputed_transactions');
  return readText(resource, 'custom_id') || readText(unit ?? {}, 'custom_id') || readText(disputed ?? {}, 'custom');
};

/** The only event whose amount is a paid and not a refunded one. */
const OF_MONEY = 'PAYMENT.CAPTURE.COMPLETED';

/** The prefix of dispute events. Each contains the current state of the case. */
const OF_DISPUTE = 'CUSTOMER.DISPUTE.';
const RESOLVED = 'CUSTOMER.DISPUTE.RESOLVED';

/** PayPal's decisions that name the winner. */
const OUTCOMES: Readonly<Partial<Record<string, 'won' | 'lost'>>> = {
  RESOLVED_SELLER_FAVOUR: 'won',
  CANCELED_BY_BUYER: 'won',
  RESOLVED_BUYER_FAVOUR: 'lost',
};

/** Returns whole yen; null for another currency or no amount. */
const yenIn = ({ value, currency_code }: Json): Yen | null =>
  currency_code === 'JPY' && /^\d{1,9}$/.test(String(value)) ? yen(Number(value)) : null;

const disputeIn = (type: string, resource: Json): Dispute | null => {
  const caseId = type.startsWith(OF_DISPUTE) ? readText(resource, 'dispute_id') : '';
  if (!caseId) return null;
  const disputed = yenIn(readObject(resource, 'dispute_amount'));
  if (type !== RESOLVED) return { caseId, stage: 'opened', yen: disputed, outcome: null };
  const decided = readObject(resource, 'dispute_outcome');
  const outcome = OUTCOMES[readText(decided, 'outcome_code')] ?? null;
  // The payer may get back only a part of the disputed amount.
  const lost = outcome === 'lost' ? yenIn(readObject(decided, 'amount_refunded')) : null;
  return { caseId, stage: 'resolved', yen: lost ?? disputed, outcome };
};

/** Reads the content of a webhook; empty if it names no payment, null if it is no webhook of PayPal. */
export const readHints = (raw: Buffer): readonly Hint[] | null => {
  const event = parseObject(raw.toString('utf8'));
  const noticeId = event ? readText(event, 'id') : '';
  if (!event || !noticeId) return null;
  const resource = readObject(event, 'resource');
  const paymentId = paymentIn(resource);
  if (!paymentId) return [];
  const { value, currency_code } = readObject(resource, 'amount');
  const type = readText(event, 'event_type');
  const hasPaidAmount = type === OF_MONEY && /^\d{1,9}$/.test(String(value));
  const paidYen = hasPaidAmount ? yen(currency_code === 'JPY' ? Number(value) : 0) : null;
  return [{ noticeId, paymentId, yen: paidYen, dispute: disputeIn(type, resource) }];
};
