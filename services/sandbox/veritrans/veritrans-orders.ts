import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import type { Order, Transaction } from './orders.js';

/** VeriTrans's orders: each number is used once, for ever, whatever service it is of. */
export class VeritransOrders {
  readonly orders: Collection<Order>;
  /** Orders by what is printed on their slips. */
  readonly slips: Collection<string>;

  constructor(readonly context: ProviderContext) {
    this.orders = context.store.collection('veritrans.orders');
    this.slips = context.store.collection('veritrans.slips');
  }

  get merchant(): ProviderContext['keys']['veritrans'] {
    return this.context.keys.veritrans;
  }

  get now(): number {
    return this.context.clock.now();
  }

  /** An address of this provider. */
  url(path: string): string {
    return `${this.context.url()}/veritrans${path}`;
  }

  /** Where notices of an order go that names no address. */
  pushUrlOf(params: Readonly<Record<string, unknown>>): string {
    return typeof params.pushUrl === 'string' ? params.pushUrl : `${this.context.settings.shopUrl}/api/hooks/veritrans`;
  }

  /** The order of a number, if it is one of this service. */
  find<S extends Order['service']>(id: string, service: S): Extract<Order, { service: S }> | undefined {
    const order = this.orders.get(id);
    return order?.service === service ? (order as Extract<Order, { service: S }>) : undefined;
  }

  /** The order that a number on a slip leads to. */
  bySlip<S extends 'cvs' | 'bank'>(service: S, number: string): Extract<Order, { service: S }> | undefined {
    const id = this.slips.get(`${service} ${number}`);
    return id === undefined ? undefined : this.find(id, service);
  }

  save<T extends Order>(order: T, ...transactions: readonly Omit<Transaction, 'at'>[]): T {
    const done = transactions.map((transaction) => ({ ...transaction, at: this.now }));
    const saved = { ...order, transactions: [...order.transactions, ...done] };
    this.orders.put(order.id, saved);
    return saved;
  }

  /** Yen that came in for an order. */
  take(order: Order, yen: number): void {
    this.context.cashbook.book({ provider: 'veritrans', order: order.id, reference: order.id, kind: 'payment', yen });
  }

  /** @returns what is left of the order, or null where that much is not there any more */
  giveBack(order: Order, yen: number): number | null {
    const { cashbook } = this.context;
    const left = cashbook.left('veritrans', order.id) - yen;
    if (left < 0) return null;
    cashbook.book({ provider: 'veritrans', order: order.id, reference: order.id, kind: 'refund', yen });
    return left;
  }
}
