import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { allSwitches, findSwitch, type MethodSwitch, UNTOUCHED } from '../rows/method-switches.rows.js';
import type { PaymentMethod } from '../streams/payment.events.js';
import { PaymentMethods } from './payment-methods.js';

/** By which methods members can pay now: those that the shop has what they need for, and that no owner has switched off. */
@Injectable()
export class OfferedMethods {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly database: Database,
  ) {}

  /** In the order of their numbers, with what is set of each. */
  async all(): Promise<ReadonlyMap<PaymentMethod, MethodSwitch>> {
    const switches = await allSwitches(this.database.pool);
    const known = this.methods.on.map((method) => [method, switches.get(method) ?? UNTOUCHED] as const);
    return new Map(known.filter(([, { on }]) => on));
  }

  /** Whether a method is one of them, as a transaction that begins a payment sees it. */
  async has(tx: StoreTransaction, method: PaymentMethod): Promise<boolean> {
    return this.methods.isOn(method) && (await findSwitch(tx, method)).on;
  }
}
