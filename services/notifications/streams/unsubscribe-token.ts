import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../../kernel/ids.js';
import { MAIL_TOPICS, type MailTopic } from './mail-choices.js';

/** The member and the kind of mail that an unsubscribe link switches off. */
export interface Unsubscribed {
  readonly memberId: string;
  readonly topic: MailTopic;
}

const macOf = (key: Buffer, { memberId, topic }: Unsubscribed): Buffer =>
  createHmac('sha256', key).update(`unsubscribe ${memberId} ${topic}`).digest();

/** Signs an unsubscribe token. It is valid as long as the key, since mails may be read late. */
export const signUnsubscribeToken = (key: Buffer, unsubscribed: Unsubscribed): string =>
  `${unsubscribed.memberId}.${unsubscribed.topic}.${macOf(key, unsubscribed).toString('base64url')}`;

const isTopic = (word: string | undefined): word is MailTopic => MAIL_TOPICS.some((topic) => topic === word);

/** Verifies a token. @param keys the current and the retired ones. @returns null for a token that the shop did not sign */
export const readUnsubscribeToken = (keys: readonly Buffer[], token: string): Unsubscribed | null => {
  const [memberId, topic, signature, ...excess] = token.split('.');
  if (!isId(memberId) || !isTopic(topic) || signature === undefined || excess.length > 0) return null;
  const receivedMac = Buffer.from(signature, 'base64url');
  const isSigned = (key: Buffer) => {
    const mac = macOf(key, { memberId, topic });
    return receivedMac.length === mac.length && timingSafeEqual(receivedMac, mac);
  };
  return keys.some(isSigned) ? { memberId, topic } : null;
};
