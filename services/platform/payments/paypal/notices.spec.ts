import { createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { isSignedBy, readHints, transmissionOf } from './notices.js';

const NOW = new Date('2026-01-15T12:00:00Z');
const HEADERS = {
  'paypal-transmission-id': 'b2384410-f8d2-11e4-8bf3-77339302725b',
  'paypal-transmission-time': '2026-01-15T11:59:00Z',
  'paypal-transmission-sig': 'c2ln',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  'paypal-auth-algo': 'SHA256withRSA',
};

describe('the headers of a webhook', () => {
  it('describe the signature', () => {
    expect(transmissionOf(HEADERS, NOW)).toMatchObject({ id: HEADERS['paypal-transmission-id'], signature: 'c2ln' });
  });

  it.each([
    { 'paypal-auth-algo': 'SHA1withRSA' },
    { 'paypal-transmission-id': undefined },
    { 'paypal-cert-url': ['a', 'b'] },
    { 'paypal-transmission-time': '2026-01-10T12:00:00Z' },
    { 'paypal-transmission-time': '2026-01-15T12:10:00Z' },
    { 'paypal-transmission-time': 'yesterday' },
  ])('returns null with %j', (wrong) => {
    expect(transmissionOf({ ...HEADERS, ...wrong }, NOW)).toBeNull();
  });
});

describe('the signature of a webhook', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const raw = Buffer.from('{"id":"WH-1","text":"ポイント"}');
  const { id, time } = { id: HEADERS['paypal-transmission-id'], time: HEADERS['paypal-transmission-time'] };
  const signature = createSign('sha256')
    .update(`${id}|${time}|WEBHOOK|${crc32(raw)}`)
    .sign(privateKey, 'base64');
  const sent = { id, time, signature, certificateUrl: '' };
  const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));

  it('covers id, time, webhook and the body’s checksum', () => {
    expect(isSignedBy(key, sent, 'WEBHOOK', raw)).toBe(true);
  });

  it.each([
    ['another body', { ...sent }, 'WEBHOOK', Buffer.from('{}')],
    ['another webhook', { ...sent }, 'OTHER', raw],
    ['another time', { ...sent, time: '2026-01-15T11:59:01Z' }, 'WEBHOOK', raw],
    ['nonsense', { ...sent, signature: '%%' }, 'WEBHOOK', raw],
  ])('fails to verify with %s', (_, transmission, webhookId, body) => {
    expect(isSignedBy(key, transmission, webhookId, body)).toBe(false);
  });
});

describe('the content of a webhook', () => {
  const noticeOf = (event: object) => readHints(Buffer.from(JSON.stringify({ id: 'WH-1', ...event })));

  it('names an order, or a capture and the paid amount', () => {
    expect(
      noticeOf({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { purchase_units: [{ custom_id: 'p1' }] } }),
    ).toEqual([{ noticeId: 'WH-1', paymentId: 'p1', yen: null, dispute: null }]);
    const amount = { currency_code: 'JPY', value: '3000' };
    const capture = { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { custom_id: 'p1', amount } };
    expect(noticeOf(capture)).toEqual([{ noticeId: 'WH-1', paymentId: 'p1', yen: 3000, dispute: null }]);
    expect(noticeOf({ ...capture, event_type: 'PAYMENT.CAPTURE.REFUNDED' })).toEqual([
      { noticeId: 'WH-1', paymentId: 'p1', yen: null, dispute: null },
    ]);
  });

  it.each([
    ['CUSTOMER.DISPUTE.CREATED', { caseId: 'PP-R-1', stage: 'opened', yen: 1000, outcome: null }],
    ['CUSTOMER.DISPUTE.UPDATED', { caseId: 'PP-R-1', stage: 'opened', yen: 1000, outcome: null }],
    ['CUSTOMER.DISPUTE.RESOLVED', { caseId: 'PP-R-1', stage: 'resolved', yen: 1000, outcome: null }],
    ['PAYMENT.CAPTURE.REVERSED', null],
  ])('names a dispute by its case and its transaction (%s)', (event_type, dispute) => {
    const dispute_amount = { currency_code: 'JPY', value: '1000' };
    const resource = { dispute_id: 'PP-R-1', dispute_amount, disputed_transactions: [{ custom: 'p1' }] };
    const hint = { noticeId: 'WH-1', paymentId: 'p1', yen: null, dispute };
    expect(noticeOf({ event_type, resource })).toEqual([hint]);
  });

  it.each([
    ['RESOLVED_SELLER_FAVOUR', '0', { yen: 1000, outcome: 'won' }],
    ['CANCELED_BY_BUYER', '0', { yen: 1000, outcome: 'won' }],
    ['RESOLVED_BUYER_FAVOUR', '400', { yen: 400, outcome: 'lost' }],
    ['RESOLVED_WITH_PAYOUT', '1000', { yen: 1000, outcome: null }],
  ])('names the decision of a dispute and the amount (%s)', (outcome_code, value, decided) => {
    const dispute_amount = { currency_code: 'JPY', value: '1000' };
    const dispute_outcome = { outcome_code, amount_refunded: { currency_code: 'JPY', value } };
    const of = { dispute_id: 'PP-R-1', dispute_amount, dispute_outcome, disputed_transactions: [{ custom: 'p1' }] };
    expect(noticeOf({ event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: of })).toMatchObject([{ dispute: decided }]);
  });

  it('never matches the ordered amount in another currency', () => {
    const resource = { custom_id: 'p1', amount: { currency_code: 'USD', value: '3000' } };
    expect(noticeOf({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource })![0]!.yen).toBe(0);
  });

  it('returns no hints if no payment is named, and null if it is no event', () => {
    expect(noticeOf({ resource: {} })).toEqual([]);
    expect(readHints(Buffer.from('[]'))).toBeNull();
    expect(readHints(Buffer.from('{"resource":{}}'))).toBeNull();
  });
});
