import { randomUUID, sign } from 'node:crypto';
import type { ProviderContext } from '../provider-context.js';

export interface Told {
  readonly ObjectType: 'CHARGE' | 'REFUND' | 'CHARGEBACK' | 'CHARGE_PERMISSION';
  readonly ObjectId: string;
  readonly ChargePermissionId: string;
}

const SIGNED = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'] as const;

/** Tells the shop by SNS that an object has changed; how it stands now, the shop has to ask. */
export const sendNotice = ({ keys, clock, pusher, settings, url }: ProviderContext, told: Told): void => {
  const { merchantId, topicArn, snsPrivateKey } = keys.amazonPay;
  const message = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: topicArn,
    Message: JSON.stringify({
      MerchantID: merchantId,
      ...told,
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
