import type { OrderLine, OrderSource, ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import { sendNotification } from './notifications.js';
import type { AmazonRefund, Charge, Session } from './objects.js';
import { type AmazonPayResponse, buildRefusal, refuseInvalid, refuseUnknown } from './requests.js';
import { toChargeView, toRefundView } from './views.js';

interface ChargeInput {
  readonly session: Session;
  readonly permissionId: string;
  readonly yen: number;
  readonly isPending: boolean;
}

/** Charges of Amazon Pay and their refunds. */
export class Charges implements OrderSource {
  readonly provider = 'amazonpay';
  readonly #charges: Collection<Charge>;
  readonly #refunds: Collection<AmazonRefund>;

  constructor(private readonly context: ProviderContext) {
    this.#charges = context.store.collection('amazonpay.charges');
    this.#refunds = context.store.collection('amazonpay.refunds');
    context.tasks.register('amazonpay-charge', (id) => this.#decideLater(id));
    context.tasks.register('amazonpay-refund', (id) => this.#settleRefund(id));
  }

  begin({ session, permissionId, yen, isPending }: ChargeInput): Charge {
    const { tasks, clock, settings } = this.context;
    const now = clock.now();
    const captures = session.intent === 'AuthorizeWithCapture';
    const id = `${permissionId}-C${String(this.#charges.size + 1).padStart(6, '0')}`;
    const fields = {
      id,
      permissionId,
      sessionId: session.id,
      captures,
      yen,
      refunded: 0,
      reference: session.reference,
    };
    const charge = this.#put({ ...fields, state: 'AuthorizationInitiated', created: now, updated: now });
    if (!isPending) return this.#authorise(charge);
    tasks.plan('amazonpay-charge', id, now + settings.pendingMs);
    return charge;
  }

  show(id: string): AmazonPayResponse {
    const charge = this.#charges.get(id);
    return charge ? { status: 200, body: toChargeView(charge) } : refuseUnknown();
  }

  capture(id: string, yen: number | null): AmazonPayResponse {
    const charge = this.#charges.get(id);
    if (!charge) return refuseUnknown();
    if (charge.state !== 'Authorized') return this.#refuseState(charge);
    if (yen !== charge.yen) return refuseInvalid('captureAmount must equal the authorized amount');
    return { status: 200, body: toChargeView(this.#captureNow(charge)) };
  }

  cancel(id: string): AmazonPayResponse {
    const charge = this.#charges.get(id);
    if (!charge) return refuseUnknown();
    if (charge.state !== 'Authorized' && charge.state !== 'AuthorizationInitiated') return this.#refuseState(charge);
    return { status: 200, body: toChargeView(this.#saveAndNotify({ ...charge, state: 'Canceled' })) };
  }

  refund(chargeId: string, yen: number | null): AmazonPayResponse {
    const charge = this.#charges.get(chargeId);
    if (!charge) return refuseUnknown();
    if (charge.state !== 'Captured') return this.#refuseState(charge);
    if (yen === null) return refuseInvalid('refundAmount must be whole yen');
    const left = Math.min(
      charge.yen - charge.refunded,
      this.context.cashbook.refundableYen('amazonpay', this.#numberOf(charge)),
    );
    if (yen > left)
      return buildRefusal(422, 'TransactionAmountExceeded', 'The amount exceeds what is left of the charge.');
    const { tasks, clock, settings } = this.context;
    const now = clock.now();
    const id = `${charge.permissionId}-R${String(this.#refunds.size + 1).padStart(6, '0')}`;
    const refund: AmazonRefund = { id, chargeId, state: 'RefundInitiated', yen, created: now, updated: now };
    this.#refunds.put(id, refund);
    this.#put({ ...charge, refunded: charge.refunded + yen });
    tasks.plan('amazonpay-refund', id, now + settings.pendingMs);
    return { status: 201, body: toRefundView(refund) };
  }

  showRefund(id: string): AmazonPayResponse {
    const refund = this.#refunds.get(id);
    return refund ? { status: 200, body: toRefundView(refund) } : refuseUnknown();
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

  refundInConsole(id: string, part: number | null): boolean {
    const charge = this.#findCharge(id);
    const left = charge ? this.context.cashbook.refundableYen('amazonpay', this.#numberOf(charge)) : 0;
    return charge !== undefined && left > 0 && this.refund(charge.id, part ?? left).status < 300;
  }

  /** Refuses: Amazon reports money that a bank has taken back as a chargeback only. */
  reverse(): boolean {
    return false;
  }

  bounceRefund(id: string): boolean {
    const charge = this.#findCharge(id);
    const refund = this.#refunds
      .list()
      .findLast(({ chargeId, state }) => chargeId === charge?.id && state !== 'Declined');
    if (!charge || !refund) return false;
    this.context.tasks.drop('amazonpay-refund', refund.id);
    if (refund.state === 'Refunded') this.#book(charge, 'refund', refund.id, -refund.yen);
    this.#refunds.put(refund.id, { ...refund, state: 'Declined', updated: this.context.clock.now() });
    this.#put({ ...charge, refunded: charge.refunded - refund.yen });
    this.#notifyOfRefund(refund, charge);
    return true;
  }

  decide(id: string, isPaid: boolean): boolean {
    const charge = this.#findCharge(id);
    if (charge?.state !== 'AuthorizationInitiated') return false;
    this.context.tasks.drop('amazonpay-charge', charge.id);
    if (isPaid) this.#authorise(charge);
    else this.#saveAndNotify({ ...charge, state: 'Declined' });
    return true;
  }

  chargeBack(id: string, part: number | null): boolean {
    const charge = this.#findCharge(id);
    const left = charge ? this.context.cashbook.refundableYen('amazonpay', this.#numberOf(charge)) : 0;
    const yen = part ?? left;
    if (!charge || yen === 0 || yen > left) return false;
    this.#book(charge, 'chargeback', charge.id, yen);
    sendNotification(this.context, {
      ObjectType: 'CHARGEBACK',
      ObjectId: charge.id,
      ChargePermissionId: charge.permissionId,
    });
    return true;
  }

  /** Refuses: Amazon shows the outcome of a dispute in Seller Central only. */
  resolveDispute(): boolean {
    return false;
  }

  #findCharge(id: string): Charge | undefined {
    return this.#charges.list().find((one) => one.id === id || this.#numberOf(one) === id);
  }

  #authorise(charge: Charge): Charge {
    return charge.captures ? this.#captureNow(charge) : this.#saveAndNotify({ ...charge, state: 'Authorized' });
  }

  #captureNow(charge: Charge): Charge {
    this.#book(charge, 'payment', charge.id, charge.yen);
    return this.#saveAndNotify({ ...charge, state: 'Captured' });
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
    this.#notifyOfRefund(refund, charge);
  }

  #notifyOfRefund({ id }: AmazonRefund, { permissionId }: Charge): void {
    sendNotification(this.context, { ObjectType: 'REFUND', ObjectId: id, ChargePermissionId: permissionId });
  }

  #saveAndNotify(charge: Charge): Charge {
    const changed = this.#put(charge);
    sendNotification(this.context, {
      ObjectType: 'CHARGE',
      ObjectId: charge.id,
      ChargePermissionId: charge.permissionId,
    });
    return changed;
  }

  #refuseState({ state }: Charge): AmazonPayResponse {
    return buildRefusal(422, 'InvalidChargeStatus', `You tried to call an operation on a charge that is ${state}.`);
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
