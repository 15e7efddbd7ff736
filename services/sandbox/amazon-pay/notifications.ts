import { randomUUID, sign } from 'node:crypto';
import type { ProviderContext } from '../provider-context.js';

export interface ObjectChange {
  readonly ObjectType: 'CHARGE' | 'REFUND' | 'CHARGEBACK' | 'CHARGE_PERMISSION';
  readonly ObjectId: string;
  readonly ChargePermissionId: string;
}

const SIGNED = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'] as const;

/** Notifies the shop by SNS that an object has changed. The message has no state: the shop has to query it. */
export const sendNotification = (
  { keys, clock, pusher, settings, url }: ProviderContext,
  change: ObjectChange,
): void => {
  const { merchantId, topicArn, snsPrivateKey } = keys.amazonPay;
  const message = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: topicArn,
    Message: JSON.stringify({
      MerchantID: merchantId,
      ...change,
      NotificationType: 'STATE_CHANGE',
      NotificationId: randomUUID(),
      NotificationVersion: 'V2',
    }),
    Timestamp: new Date(clock.now()).toISOString(),
  };
  const text = SIGNED.map((name) => `${name}\n${message[name]}\n`).join('');
  const body = JSON.stringify({
    ...message,
    SignatureVersion: '2',
    Signature: sign('sha256', Buffer.from(text), snsPrivateKey).toString('base64'),
    SigningCertURL: `${url()}/amazonpay/sns/SimpleNotificationService-sandbox.pem`,
    UnsubscribeURL: `${url()}/amazonpay/sns/unsubscribe`,
  });
  const headers = {
    'content-type': 'text/plain; charset=UTF-8',
    'x-amz-sns-message-type': 'Notification',
    'x-amz-sns-message-id': message.MessageId,
    'x-amz-sns-topic-arn': topicArn,
  };
  pusher.push({ provider: 'amazonpay', url: `${settings.shopUrl}/api/hooks/amazon-pay`, headers, body });
};
