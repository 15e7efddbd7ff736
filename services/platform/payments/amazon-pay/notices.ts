import { createVerify, type KeyObject } from 'node:crypto';
import { type Json, parseObject, readText } from '../json.js';

/** A message of Amazon's notification service (SNS), as it was signed. */
export interface SnsMessage {
  readonly envelope: Json;
  readonly certificateUrl: string;
}

/** A changed object that a webhook names. Its status must be queried. */
export interface ChangedObject {
  readonly noticeId: string;
  readonly type: string;
  readonly id: string;
  /** The charge permission, by which Seller Central finds an object. */
  readonly permissionId: string;
}

const SIGNED = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'];
const HASHES: Readonly<Record<string, string>> = { '1': 'sha1', '2': 'sha256' };
const HOUR_MS = 3_600_000;
/** Amazon retries for about an hour. */
const STALE_MS = 24 * HOUR_MS;
/** The tolerated difference between clocks. */
const EARLY_MS = 5 * 60_000;

/** Parses a message; null if it is invalid, names another topic, or is too old. */
export const messageOf = (raw: Buffer, topicArn: string, now: Date): SnsMessage | null => {
  const envelope = parseObject(raw.toString('utf8'));
  if (!envelope || readText(envelope, 'Type') !== 'Notification' || readText(envelope, 'TopicArn') !== topicArn)
    return null;
  const ageMs = now.getTime() - new Date(readText(envelope, 'Timestamp')).getTime();
  if (!(ageMs <= STALE_MS && ageMs >= -EARLY_MS)) return null;
  return { envelope, certificateUrl: readText(envelope, 'SigningCertURL') };
};

/** Verifies the signature of a message. */
export const isSignedBy = (key: KeyObject, { envelope }: SnsMessage): boolean => {
  const hash = HASHES[readText(envelope, 'SignatureVersion')];
  if (!hash) return false;
  const names = SIGNED.filter((name) => readText(envelope, name) !== '');
  const text = names.map((name) => `${name}\n${readText(envelope, name)}\n`).join('');
  return createVerify(hash).update(text).verify(key, readText(envelope, 'Signature'), 'base64');
};

/** Returns the object that a message names; null for another merchant. */
export const readChangedObject = ({ envelope }: SnsMessage, merchantId: string): ChangedObject | null => {
  const message = parseObject(readText(envelope, 'Message'));
  const noticeId = message && readText(message, 'NotificationId');
  if (!noticeId || readText(message, 'MerchantID') !== merchantId) return null;
  const permissionId = readText(message, 'ChargePermissionId');
  return { noticeId, type: readText(message, 'ObjectType'), id: readText(message, 'ObjectId'), permissionId };
};
