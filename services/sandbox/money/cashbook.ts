import type { Clock } from '../clock.js';
import type { Collection, Store } from '../store/store.js';

export type Provider = 'veritrans' | 'paypal' | 'amazonpay' | 'bank';
export type MovementKind = 'payment' | 'refund' | 'chargeback';

/** Money that has moved: in by a payment, out by the others. */
export interface Movement {
  readonly provider: Provider;
  readonly order: string;
  /** The provider's own number of it. */
  readonly reference: string;
  readonly kind: MovementKind;
  readonly yen: number;
  readonly at: number;
}

interface Balance {
  readonly taken: number;
  readonly givenBack: number;
}

const NOTHING: Balance = { taken: 0, givenBack: 0 };

const after = ({ taken, givenBack }: Balance, { kind, yen }: Movement): Balance =>
  kind === 'payment' ? { taken: taken + yen, givenBack } : { taken, givenBack: givenBack + yen };

/** Every yen that the providers took and gave back: what orders, settlements and the checks of the kills are reckoned from. */
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

  /** Yen of an order, over all time. */
  of(provider: Provider, order: string): Balance {
    return this.#balances.get(`${provider} ${order}`) ?? NOTHING;
  }

  /** Yen of an order that could still be given back. */
  left(provider: Provider, order: string): number {
    const { taken, givenBack } = this.of(provider, order);
    return taken - givenBack;
  }

  movements(): readonly Movement[] {
    return this.#movements.list();
  }

  #add(movement: Movement): void {
    const key = `${movement.provider} ${movement.order}`;
    this.#balances.set(key, after(this.#balances.get(key) ?? NOTHING, movement));
  }
}
