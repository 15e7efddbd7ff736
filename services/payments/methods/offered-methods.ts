import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { findSwitch, loadSwitches, type MethodSwitch, UNTOUCHED } from '../rows/method-switches.rows.js';
import type { PaymentMethod } from '../streams/payment.events.js';
import { PaymentMethods } from './payment-methods.js';

/** Lists the payment methods on offer: configured and not disabled by an owner. */
@Injectable()
export class OfferedMethods {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly database: Database,
  ) {}

  /** Loads the methods in the order of their numbers, with their settings. */
  async all(): Promise<ReadonlyMap<PaymentMethod, MethodSwitch>> {
    const switches = await loadSwitches(this.database.pool);
    const known = this.methods.on.map((method) => [method, switches.get(method) ?? UNTOUCHED] as const);
    return new Map(known.filter(([, { on }]) => on));
  }

  /** Returns true if a method is on offer, as read by the transaction that begins a payment. */
  async has(tx: StoreTransaction, method: PaymentMethod): Promise<boolean> {
    return this.methods.isOn(method) && (await findSwitch(tx, method)).on;
  }
}
