import type { DeliveryFailure } from '../delivery/delivery-plan.js';
import type { Patience } from '../outbound-http/provider-http.js';
import type { DeviceKeys } from './message-encryption.js';

/** The address and keys with which a browser is reached. */
export interface Device extends DeviceKeys {
  readonly endpoint: string;
}

/** A message to a device. */
export interface PushMessage {
  /** The content, which only the shop's service worker reads. */
  readonly text: string;
  /** The time for which the push service keeps it for an offline device. */
  readonly ttlSeconds: number;
  /** The urgency, which decides if it wakes a device in battery saving mode (RFC 8030, section 5.3). */
  readonly urgency: 'low' | 'normal' | 'high';
  /** It replaces a kept message of the same topic; '' for none. */
  readonly topic: string;
}

/** The result of sending a message. */
export type PushOutcome =
  | { readonly outcome: 'taken' }
  /** The device can never be reached again. */
  | { readonly outcome: 'gone' }
  | ({ readonly outcome: 'failed'; readonly error: string } & DeliveryFailure);

/** A way to send messages to the push services of browsers. */
export abstract class PushServices {
  /** The public key with which browsers subscribe; '' while no messages are sent. */
  abstract readonly publicKey: string;

  /** Checks whether the shop may send to a device that a browser registers. */
  abstract mayBeSentTo(device: Device): boolean;

  /**
   * Sends a message, within half a minute.
   *
   * @param signal aborts the request at once
   * @throws InsideTransactionError while a transaction of the database is open
   */
  abstract send(device: Device, message: PushMessage, patience: Patience, signal?: AbortSignal): Promise<PushOutcome>;
}
