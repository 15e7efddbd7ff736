import type { Clock } from '../clock.js';
import type { Collection, Store } from '../store/store.js';

export type Provider = 'veritrans' | 'paypal' | 'amazonpay' | 'bank';
export type MovementKind = 'payment' | 'refund' | 'chargeback';

/** A movement of money: a payment is incoming, the other kinds are outgoing. */
export interface Movement {
  readonly provider: Provider;
  readonly order: string;
  /** The provider's number of the movement. */
  readonly reference: string;
  readonly kind: MovementKind;
  readonly yen: number;
  readonly at: number;
}

interface Balance {
  readonly taken: number;
  readonly refunded: number;
}

const NOTHING: Balance = { taken: 0, refunded: 0 };

const after = ({ taken, refunded }: Balance, { kind, yen }: Movement): Balance =>
  kind === 'payment' ? { taken: taken + yen, refunded } : { taken, refunded: refunded + yen };

/** Every yen that the providers took and refunded; orders, settlements and the fault-injection checks are computed from it. */
export class Cashbook {
  readonly #movements: Collection<Movement>;
  readonly #balances = new Map<string, Balance>();

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.#movements = store.collection('movements');
    for (const movement of this.#movements.list()) this.#add(movement);
  }

  book(movement: Omit<Movement, 'at'>): Movement {
    const booked = { ...movement, at: this.clock.now() };
    this.#movements.put(String(this.#movements.size + 1), booked);
    this.#add(booked);
    return booked;
  }

  /** Returns the yen taken and refunded for an order, over all time. */
  balanceOf(provider: Provider, order: string): Balance {
    return this.#balances.get(`${provider} ${order}`) ?? NOTHING;
  }

  /** Returns the yen of an order that can still be refunded. */
  refundableYen(provider: Provider, order: string): number {
    const { taken, refunded } = this.balanceOf(provider, order);
    return taken - refunded;
  }

  movements(): readonly Movement[] {
    return this.#movements.list();
  }

  #add(movement: Movement): void {
    const key = `${movement.provider} ${movement.order}`;
    this.#balances.set(key, after(this.#balances.get(key) ?? NOTHING, movement));
  }
}
