import { createSign, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isSignedBy, messageOf, readChangedObject, type SnsMessage } from './notices.js';

const NOW = new Date('2026-01-15T12:00:00Z');
const TOPIC = 'arn:aws:sns:ap-northeast-1:1:topic';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const message = {
  MerchantID: 'SHOP',
  ObjectType: 'CHARGE',
  ObjectId: 'C1',
  ChargePermissionId: 'P1',
  NotificationId: 'N1',
};
const FIELDS: Record<string, string> = {
  Message: JSON.stringify(message),
  MessageId: 'M1',
  Timestamp: '2026-01-15T11:59:00.000Z',
  TopicArn: TOPIC,
  Type: 'Notification',
};
const signed = (fields: Record<string, string> = FIELDS, version = '2'): SnsMessage => {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}\n${fields[name]}\n`);
  const hash = version === '1' ? 'sha1' : 'sha256';
  const Signature = createSign(hash).update(text.join('')).sign(privateKey, 'base64');
  return { envelope: { ...fields, Signature, SignatureVersion: version }, certificateUrl: '' };
};
const read = (fields: object) => messageOf(Buffer.from(JSON.stringify({ ...FIELDS, ...fields })), TOPIC, NOW);

describe('a message of the notification service', () => {
  it('accepts a recent message of its own topic', () => {
    expect(read({ SigningCertURL: 'https://x' })).toMatchObject({ certificateUrl: 'https://x' });
  });

  it.each([
    { TopicArn: 'other' },
    { Type: 'SubscriptionConfirmation' },
    { Timestamp: '2026-01-13T12:00:00Z' },
    { Timestamp: '2026-01-15T12:06:00Z' },
    { Timestamp: 'now' },
  ])('rejects %j', (wrong) => {
    expect(read(wrong)).toBeNull();
  });

  it.each(['1', '2'])('verifies the signature over the fields, version %s', (version) => {
    const message = signed(FIELDS, version);
    expect(isSignedBy(publicKey, message)).toBe(true);
    const other = { ...message, envelope: { ...message.envelope, Message: '{}' } };
    expect(isSignedBy(publicKey, other)).toBe(false);
  });

  it('includes the subject in the signature', () => {
    expect(isSignedBy(publicKey, signed({ ...FIELDS, Subject: 'news' }))).toBe(true);
  });

  it.each([{ SignatureVersion: '3' }, { SignatureVersion: '' }, { Signature: '%' }])(
    'rejects a signature with %j',
    (wrong) => {
      const message = signed();
      expect(isSignedBy(publicKey, { ...message, envelope: { ...message.envelope, ...wrong } })).toBe(false);
    },
  );

  it('accepts only objects of this merchant', () => {
    expect(readChangedObject(signed(), 'SHOP')).toEqual({
      noticeId: 'N1',
      type: 'CHARGE',
      id: 'C1',
      permissionId: 'P1',
    });
    expect(readChangedObject(signed(), 'OTHER')).toBeNull();
    expect(readChangedObject(signed({ ...FIELDS, Message: 'no json' }), 'SHOP')).toBeNull();
  });
});
