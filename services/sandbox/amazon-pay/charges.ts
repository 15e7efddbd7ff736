import type { OrderLine, OrderSource, ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import { sendNotice } from './notices.js';
import type { Charge, Refund, Session } from './objects.js';
import { type Answer, invalid, refusal, unknown } from './requests.js';
import { chargeView, refundView } from './views.js';

interface Begun {
  readonly session: Session;
  readonly permissionId: string;
  readonly yen: number;
  readonly isPending: boolean;
}

/** Charges, and what is given back of them. */
export class Charges implements OrderSource {
  readonly provider = 'amazonpay';
  readonly #charges: Collection<Charge>;
  readonly #refunds: Collection<Refund>;

  constructor(private readonly context: ProviderContext) {
    this.#charges = context.store.collection('amazonpay.charges');
    this.#refunds = context.store.collection('amazonpay.refunds');
    context.tasks.when('amazonpay-charge', (id) => this.#decideLater(id));
    context.tasks.when('amazonpay-refund', (id) => this.#settleRefund(id));
  }

  begin({ session, permissionId, yen, isPending }: Begun): Charge {
    const { tasks, clock, settings } = this.context;
    const now = clock.now();
    const captures = session.intent === 'AuthorizeWithCapture';
    const id = `${permissionId}-C${String(this.#charges.size + 1).padStart(6, '0')}`;
    const begun = { id, permissionId, sessionId: session.id, captures, yen, refunded: 0, reference: session.reference };
    const charge = this.#put({ ...begun, state: 'AuthorizationInitiated', created: now, updated: now });
    if (!isPending) return this.#authorise(charge);
    tasks.plan('amazonpay-charge', id, now + settings.pendingMs);
    return charge;
  }

  show(id: string): Answer {
    const charge = this.#charges.get(id);
    return charge ? { status: 200, body: chargeView(charge) } : unknown();
  }

  capture(id: string, yen: number | null): Answer {
    const charge = this.#charges.get(id);
    if (!charge) return unknown();
    if (charge.state !== 'Authorized') return this.#wrongState(charge);
    if (yen !== charge.yen) return invalid('captureAmount must be what was authorized');
    return { status: 200, body: chargeView(this.#captureNow(charge)) };
  }

  cancel(id: string): Answer {
    const charge = this.#charges.get(id);
    if (!charge) return unknown();
    if (charge.state !== 'Authorized' && charge.state !== 'AuthorizationInitiated') return this.#wrongState(charge);
    return { status: 200, body: chargeView(this.#tell({ ...charge, state: 'Canceled' })) };
  }

  refund(chargeId: string, yen: number | null): Answer {
    const charge = this.#charges.get(chargeId);
    if (!charge) return unknown();
    if (charge.state !== 'Captured') return this.#wrongState(charge);
    if (yen === null) return invalid('refundAmount must be whole yen');
    const left = Math.min(
      charge.yen - charge.refunded,
      this.context.cashbook.left('amazonpay', this.#numberOf(charge)),
    );
    if (yen > left) return refusal(422, 'TransactionAmountExceeded', 'More than is left of the charge.');
    const { tasks, clock, settings } = this.context;
    const now = clock.now();
    const id = `${charge.permissionId}-R${String(this.#refunds.size + 1).padStart(6, '0')}`;
    const refund: Refund = { id, chargeId, state: 'RefundInitiated', yen, created: now, updated: now };
    this.#refunds.put(id, refund);
    this.#put({ ...charge, refunded: charge.refunded + yen });
    tasks.plan('amazonpay-refund', id, now + settings.pendingMs);
    return { status: 201, body: refundView(refund) };
  }

  showRefund(id: string): Answer {
    const refund = this.#refunds.get(id);
    return refund ? { status: 200, body: refundView(refund) } : unknown();
  }

  orders(): readonly OrderLine[] {
    return this.#charges.list().map((charge) => ({
      order: this.#numberOf(charge),
      provider: 'amazonpay',
      method: 'amazonpay',
      reference: charge.id,
      state: charge.state,
      yen: charge.yen,
      created: charge.created,
    }));
  }

  giveBack(id: string, part: number | null): boolean {
    const charge = this.#named(id);
    const left = charge ? this.context.cashbook.left('amazonpay', this.#numberOf(charge)) : 0;
    return charge !== undefined && left > 0 && this.refund(charge.id, part ?? left).status < 300;
  }

  /** Amazon tells of what a bank has taken back as of a dispute, and of nothing else. */
  reverse(): boolean {
    return false;
  }

  bounceRefund(id: string): boolean {
    const charge = this.#named(id);
    const refund = this.#refunds
      .list()
      .findLast(({ chargeId, state }) => chargeId === charge?.id && state !== 'Declined');
    if (!charge || !refund) return false;
    this.context.tasks.drop('amazonpay-refund', refund.id);
    if (refund.state === 'Refunded') this.#book(charge, 'refund', refund.id, -refund.yen);
    this.#refunds.put(refund.id, { ...refund, state: 'Declined', updated: this.context.clock.now() });
    this.#put({ ...charge, refunded: charge.refunded - refund.yen });
    this.#tellOf(refund, charge);
    return true;
  }

  decide(id: string, isPaid: boolean): boolean {
    const charge = this.#named(id);
    if (charge?.state !== 'AuthorizationInitiated') return false;
    this.context.tasks.drop('amazonpay-charge', charge.id);
    if (isPaid) this.#authorise(charge);
    else this.#tell({ ...charge, state: 'Declined' });
    return true;
  }

  chargeBack(id: string, part: number | null): boolean {
    const charge = this.#named(id);
    const left = charge ? this.context.cashbook.left('amazonpay', this.#numberOf(charge)) : 0;
    const yen = part ?? left;
    if (!charge || yen === 0 || yen > left) return false;
    this.#book(charge, 'chargeback', charge.id, yen);
    sendNotice(this.context, {
      ObjectType: 'CHARGEBACK',
      ObjectId: charge.id,
      ChargePermissionId: charge.permissionId,
    });
    return true;
  }

  /** Amazon tells of the outcome in Seller Central alone. */
  resolveDispute(): boolean {
    return false;
  }

  #named(id: string): Charge | undefined {
    return this.#charges.list().find((one) => one.id === id || this.#numberOf(one) === id);
  }

  #authorise(charge: Charge): Charge {
    return charge.captures ? this.#captureNow(charge) : this.#tell({ ...charge, state: 'Authorized' });
  }

  #captureNow(charge: Charge): Charge {
    this.#book(charge, 'payment', charge.id, charge.yen);
    return this.#tell({ ...charge, state: 'Captured' });
  }

  #decideLater(id: string): void {
    const charge = this.#charges.get(id);
    if (charge?.state === 'AuthorizationInitiated') this.#authorise(charge);
  }

  #settleRefund(id: string): void {
    const refund = this.#refunds.get(id);
    const charge = refund && this.#charges.get(refund.chargeId);
    if (!charge || refund.state !== 'RefundInitiated') return;
    this.#refunds.put(id, { ...refund, state: 'Refunded', updated: this.context.clock.now() });
    this.#book(charge, 'refund', id, refund.yen);
    this.#tellOf(refund, charge);
  }

  #tellOf({ id }: Refund, { permissionId }: Charge): void {
    sendNotice(this.context, { ObjectType: 'REFUND', ObjectId: id, ChargePermissionId: permissionId });
  }

  #tell(charge: Charge): Charge {
    const changed = this.#put(charge);
    sendNotice(this.context, { ObjectType: 'CHARGE', ObjectId: charge.id, ChargePermissionId: charge.permissionId });
    return changed;
  }

  #wrongState({ state }: Charge): Answer {
    return refusal(422, 'InvalidChargeStatus', `You tried to call an operation on a charge that is ${state}.`);
  }

  #numberOf({ reference, id }: Charge): string {
    return reference ?? id;
  }

  #book(charge: Charge, kind: 'payment' | 'refund' | 'chargeback', reference: string, yen: number): void {
    this.context.cashbook.book({ provider: 'amazonpay', order: this.#numberOf(charge), reference, kind, yen });
  }

  #put(charge: Charge): Charge {
    const changed = { ...charge, updated: this.context.clock.now() };
    this.#charges.put(charge.id, changed);
    return changed;
  }
}
