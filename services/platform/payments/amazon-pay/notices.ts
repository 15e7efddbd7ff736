import { createVerify, type KeyObject } from 'node:crypto';
import { type Json, parseObject, textIn } from '../json.js';

/** A message of Amazon's notification service (SNS), as it is signed. */
export interface SnsMessage {
  readonly envelope: Json;
  readonly certificateUrl: string;
}

/** What a notice tells of: an object that has changed; how it stands now must be asked. */
export interface ToldObject {
  readonly noticeId: string;
  readonly type: string;
  readonly id: string;
  /** What the buyer has agreed to: Amazon goes by it in everything that people look up. */
  readonly permissionId: string;
}

const SIGNED = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'];
const HASHES: Readonly<Record<string, string>> = { '1': 'sha1', '2': 'sha256' };
const HOUR_MS = 3_600_000;
/** It is tried for an hour or so. */
const STALE_MS = 24 * HOUR_MS;
/** Clocks differ. */
const EARLY_MS = 5 * 60_000;

/** A message for the shop; null for what is none, is of another topic, or too old to be sent now. */
export const messageOf = (raw: Buffer, topicArn: string, now: Date): SnsMessage | null => {
  const envelope = parseObject(raw.toString('utf8'));
  if (!envelope || textIn(envelope, 'Type') !== 'Notification' || textIn(envelope, 'TopicArn') !== topicArn)
    return null;
  const ageMs = now.getTime() - new Date(textIn(envelope, 'Timestamp')).getTime();
  if (!(ageMs <= STALE_MS && ageMs >= -EARLY_MS)) return null;
  return { envelope, certificateUrl: textIn(envelope, 'SigningCertURL') };
};

/** Whether the key signed the message. */
export const isSignedBy = (key: KeyObject, { envelope }: SnsMessage): boolean => {
  const hash = HASHES[textIn(envelope, 'SignatureVersion')];
  if (!hash) return false;
  const names = SIGNED.filter((name) => textIn(envelope, name) !== '');
  const text = names.map((name) => `${name}\n${textIn(envelope, name)}\n`).join('');
  return createVerify(hash).update(text).verify(key, textIn(envelope, 'Signature'), 'base64');
};

/** What a message tells of; null where it is not of this merchant. */
export const toldIn = ({ envelope }: SnsMessage, merchantId: string): ToldObject | null => {
  const message = parseObject(textIn(envelope, 'Message'));
  const noticeId = message && textIn(message, 'NotificationId');
  if (!noticeId || textIn(message, 'MerchantID') !== merchantId) return null;
  const permissionId = textIn(message, 'ChargePermissionId');
  return { noticeId, type: textIn(message, 'ObjectType'), id: textIn(message, 'ObjectId'), permissionId };
};
