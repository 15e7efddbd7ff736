import { Matches, MaxLength } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { PushResponse } from '../wire/push.contract.js';

const UNUSABLE = withMessage(
  'このブラウザでは通知をお届けできません。ブラウザを更新するか、別のブラウザでお試しください。',
  'We cannot send notifications to this browser. Update it, or try another one.',
);

/** `POST /api/user/push/subscribe`: the values of the browser's `PushSubscription`. */
export class SubscribeDeviceRequest {
  @Matches(/^https?:\/\//, UNUSABLE)
  @MaxLength(1000, UNUSABLE)
  endpoint!: string;

  /** The browser's key, in base64url. */
  @Matches(/^[\w-]{87}$/, UNUSABLE)
  p256dh!: string;

  /** The browser's secret, in base64url. */
  @Matches(/^[\w-]{22}$/, UNUSABLE)
  auth!: string;
}

export interface SubscribeDeviceCalls {
  /** Subscribes this device in the language of the request until the session ends; this project's own. */
  'POST /api/user/push/subscribe': { request: SubscribeDeviceRequest; answer: PushResponse };
}
