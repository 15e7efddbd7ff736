import type { Clock } from './clock.js';
import type { Keys } from './keys/keys.js';
import type { Cashbook, Provider } from './money/cashbook.js';
import type { Pusher } from './pushes/pusher.js';
import type { Settings } from './settings.js';
import type { DelayedTasks } from './store/delayed-tasks.js';
import type { Store } from './store/store.js';

/** What every provider works with. */
export interface ProviderContext {
  readonly store: Store;
  readonly tasks: DelayedTasks;
  readonly clock: Clock;
  readonly cashbook: Cashbook;
  readonly pusher: Pusher;
  readonly settings: Settings;
  readonly keys: Keys;
  /** Where the sandbox is, as browsers and the shop reach it; known once it listens. */
  readonly url: () => string;
}

/** An order as the control tells it. */
export interface OrderLine {
  /** The shop's number of it, where the provider knows one; else the provider's. */
  readonly order: string;
  readonly provider: Provider;
  readonly method: string;
  /** The provider's own number. */
  readonly reference: string;
  readonly state: string;
  readonly yen: number;
  readonly created: number;
}

/** What the control may ask of each provider. */
export interface OrderSource {
  readonly provider: Provider;
  orders(): readonly OrderLine[];
  /** The buyer disputes the money, or a part of it. False where the provider has no such paid order with so much left. */
  chargeBack(order: string, yen: number | null): boolean;
  /** The provider decides the dispute of an order; of one that is lost, the payer may get a part. False where it has none. */
  resolveDispute(order: string, isWon: boolean, lostYen: number | null): boolean;
  /** Somebody gives money back at the provider's own desk. False where so much is not there. */
  giveBack(order: string, yen: number | null): boolean;
  /** The buyer's bank takes all of the money back. False where the provider tells of no such thing, or none is left. */
  reverse(order: string): boolean;
  /** A refund that was asked for or made comes to nothing after all: the newest of the order. False where it has none. */
  bounceRefund(order: string): boolean;
  /** The provider decides on money that it holds. False where it holds none. */
  decide(order: string, isPaid: boolean): boolean;
}
