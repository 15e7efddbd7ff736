import type { Clock } from './clock.js';
import type { Keys } from './keys/keys.js';
import type { Cashbook, Provider } from './money/cashbook.js';
import type { Pusher } from './pushes/pusher.js';
import type { Settings } from './settings.js';
import type { DelayedTasks } from './store/delayed-tasks.js';
import type { Store } from './store/store.js';

/** Dependencies of each provider. */
export interface ProviderContext {
  readonly store: Store;
  readonly tasks: DelayedTasks;
  readonly clock: Clock;
  readonly cashbook: Cashbook;
  readonly pusher: Pusher;
  readonly settings: Settings;
  readonly keys: Keys;
  /** URL of the sandbox for browsers and the shop; known once it listens. */
  readonly url: () => string;
}

/** An order as the control lists it. */
export interface OrderLine {
  /** The shop's number of the order when the provider knows it, else the provider's number. */
  readonly order: string;
  readonly provider: Provider;
  readonly method: string;
  /** The provider's number. */
  readonly reference: string;
  readonly state: string;
  readonly yen: number;
  readonly created: number;
}

/** Commands of the control to each provider. */
export interface OrderSource {
  readonly provider: Provider;
  orders(): readonly OrderLine[];
  /** Charges an order back, or a part of it. Returns false when the provider has no paid order with this amount left. */
  chargeBack(order: string, yen: number | null): boolean;
  /** Decides the dispute of an order; a lost one may refund a part only. Returns false when there is no dispute. */
  resolveDispute(order: string, isWon: boolean, lostYen: number | null): boolean;
  /** Refunds money in the provider's console. Returns false when this amount is not left. */
  refundInConsole(order: string, yen: number | null): boolean;
  /** Reverses a payment by the buyer's bank. Returns false when the provider reports no reversals, or nothing is left. */
  reverse(order: string): boolean;
  /** Fails the newest refund of an order, requested or made. Returns false when there is none. */
  bounceRefund(order: string): boolean;
  /** Decides on money that the provider holds. Returns false when it holds none. */
  decide(order: string, isPaid: boolean): boolean;
}
