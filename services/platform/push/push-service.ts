import type { DeliveryFailure } from '../delivery/delivery-plan.js';
import type { Patience } from '../outbound-http/provider-http.js';
import type { DeviceKeys } from './message-encryption.js';

/** A browser of somebody's, as it told us how it is reached. */
export interface Device extends DeviceKeys {
  readonly endpoint: string;
}

/** What is sent to a device. */
export interface PushMessage {
  /** Read by the shop's own service worker alone. */
  readonly text: string;
  /** So long the push service keeps it for a device that is not there. */
  readonly ttlSeconds: number;
  /** Whether it may wake a device that saves its battery (RFC 8030, 5.3). */
  readonly urgency: 'low' | 'normal' | 'high';
  /** What is still kept of the same topic it replaces; '' for none. */
  readonly topic: string;
}

/** What became of a message. */
export type PushOutcome =
  | { readonly outcome: 'taken' }
  /** The device is not to be reached any more, ever. */
  | { readonly outcome: 'gone' }
  | ({ readonly outcome: 'failed'; readonly error: string } & DeliveryFailure);

/** Whoever brings messages to the push services of browsers. */
export abstract class PushServices {
  /** What browsers subscribe for; '' while nobody is sent any. */
  abstract readonly publicKey: string;

  /** Whether a device that a browser names may be sent anything. */
  abstract mayBeSentTo(device: Device): boolean;

  /**
   * Hands a message over, within half a minute.
   *
   * @param signal gives up at once
   * @throws InsideTransactionError while a transaction of the database is open
   */
  abstract send(device: Device, message: PushMessage, patience: Patience, signal?: AbortSignal): Promise<PushOutcome>;
}
