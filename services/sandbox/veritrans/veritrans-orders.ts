import type { ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import type { Order, Transaction } from './orders.js';

/** Orders of VeriTrans. A number can be used once, over all services. */
export class VeritransOrders {
  readonly orders: Collection<Order>;
  /** Orders by the number on their slips. */
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

  /** Returns a URL of this provider. */
  url(path: string): string {
    return `${this.context.url()}/veritrans${path}`;
  }

  /** Returns the URL for webhooks of an order; the shop's default when the order names none. */
  pushUrlOf(params: Readonly<Record<string, unknown>>): string {
    return typeof params.pushUrl === 'string' ? params.pushUrl : `${this.context.settings.shopUrl}/api/hooks/veritrans`;
  }

  /** Finds an order by its number; undefined when it belongs to another service. */
  find<S extends Order['service']>(id: string, service: S): Extract<Order, { service: S }> | undefined {
    const order = this.orders.get(id);
    return order?.service === service ? (order as Extract<Order, { service: S }>) : undefined;
  }

  /** Finds an order by the number on its slip. */
  findBySlip<S extends 'cvs' | 'bank'>(service: S, number: string): Extract<Order, { service: S }> | undefined {
    const id = this.slips.get(`${service} ${number}`);
    return id === undefined ? undefined : this.find(id, service);
  }

  save<T extends Order>(order: T, ...transactions: readonly Omit<Transaction, 'at'>[]): T {
    const done = transactions.map((transaction) => ({ ...transaction, at: this.now }));
    const saved = { ...order, transactions: [...order.transactions, ...done] };
    this.orders.put(order.id, saved);
    return saved;
  }

  /** Books yen that were paid for an order. */
  take(order: Order, yen: number): void {
    this.context.cashbook.book({ provider: 'veritrans', order: order.id, reference: order.id, kind: 'payment', yen });
  }

  /** Refunds yen of an order and returns the yen left; null when this amount is not left. */
  refund(order: Order, yen: number): number | null {
    const { cashbook } = this.context;
    const left = cashbook.refundableYen('veritrans', order.id) - yen;
    if (left < 0) return null;
    cashbook.book({ provider: 'veritrans', order: order.id, reference: order.id, kind: 'refund', yen });
    return left;
  }
}
