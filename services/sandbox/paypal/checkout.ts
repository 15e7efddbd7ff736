import { randomInt } from 'node:crypto';
import type { OrderLine, OrderSource, ProviderContext } from '../provider-context.js';
import type { Collection } from '../store/store.js';
import type { OrderRequest } from './order-request.js';
import type { Capture, CaptureReason, Choice, PaypalOrder, PaypalRefund } from './orders.js';
import { buildRefusal, type PaypalResponse, refuseUnknown } from './responses.js';
import { Views } from './views.js';
import { sendWebhook } from './webhooks.js';

/** Reasons for which PayPal holds the money, by the buyer's choice. */
const HELD_BY_CHOICE: Readonly<Partial<Record<Choice, CaptureReason>>> = {
  'pending-completed': 'PENDING_REVIEW',
  'pending-denied': 'PENDING_REVIEW',
  echeck: 'ECHECK',
};

const newId = (): string =>
  Array.from({ length: 17 }, () => '0123456789ABCDEFGHJKLMNPRSTUVWXY'[randomInt(32)]).join('');

/** PayPal's orders: the shop creates one, the buyer approves it, the shop captures it. */
export class Checkout implements OrderSource {
  readonly provider = 'paypal';
  readonly views: Views;
  readonly #orders: Collection<PaypalOrder>;
  readonly #captures: Collection<Capture>;
  readonly #refunds: Collection<PaypalRefund>;
  /** The latest dispute of each order. */
  readonly #disputes: Collection<{ readonly caseId: string; readonly yen: number }>;
  /** Captured orders by the shop's invoice number, which can be captured once. */
  readonly #invoices: Collection<string>;

  constructor(readonly context: ProviderContext) {
    this.views = new Views(context.keys.paypal, context.url);
    this.#orders = context.store.collection('paypal.orders');
    this.#captures = context.store.collection('paypal.captures');
    this.#refunds = context.store.collection('paypal.refunds');
    this.#disputes = context.store.collection('paypal.disputes');
    this.#invoices = context.store.collection('paypal.invoices');
    context.tasks.register('paypal-later', (id) => this.#decideLater(id));
  }

  create(request: OrderRequest): PaypalResponse {
    if (request.invoiceId !== null && this.#invoices.get(request.invoiceId)) return this.#duplicate();
    const now = this.context.clock.now();
    const order: PaypalOrder = {
      ...request,
      id: newId(),
      status: 'CREATED',
      choice: null,
      account: null,
      captureId: null,
      created: now,
    };
    this.#orders.put(order.id, order);
    return { status: 201, body: this.views.order(order, undefined) };
  }

  find(id: string): PaypalOrder | undefined {
    return this.#orders.get(id);
  }

  show(id: string): PaypalResponse {
    const order = this.#orders.get(id);
    return order ? { status: 200, body: this.#show(order) } : refuseUnknown();
  }

  /** Approves an order for this account. The buyer's choice decides the outcome of the capture. */
  approve(order: PaypalOrder, choice: Choice, account: string): PaypalOrder {
    const approved = { ...order, status: 'APPROVED', choice, account } as const;
    this.#orders.put(order.id, approved);
    sendWebhook(this.context, 'CHECKOUT.ORDER.APPROVED', this.views.order(approved, undefined));
    return approved;
  }

  capture(id: string): PaypalResponse {
    const order = this.#orders.get(id);
    if (!order) return refuseUnknown();
    if (order.status === 'COMPLETED') return buildRefusal(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.');
    if (order.status === 'PAYER_ACTION_REQUIRED')
      return buildRefusal(422, 'PAYER_ACTION_REQUIRED', 'Payer needs to choose another way to pay.');
    if (order.status !== 'APPROVED')
      return buildRefusal(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order.');
    if (order.invoiceId !== null && this.#invoices.get(order.invoiceId)) return this.#duplicate();
    if (order.choice === 'decline') {
      this.#orders.put(id, { ...order, status: 'PAYER_ACTION_REQUIRED', choice: null });
      return buildRefusal(422, 'INSTRUMENT_DECLINED', 'The instrument presented was declined.');
    }
    return { status: 201, body: this.views.order(...this.#doCapture(order)) };
  }

  showCapture(id: string): PaypalResponse {
    const capture = this.#captures.get(id);
    return capture
      ? { status: 200, body: this.views.capture(capture, this.#orders.get(capture.orderId)!) }
      : refuseUnknown();
  }

  refund(captureId: string, requestedYen: number | null): PaypalResponse {
    const capture = this.#captures.get(captureId);
    if (!capture) return refuseUnknown();
    const yen = requestedYen ?? capture.yen - capture.refunded;
    if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED')
      return buildRefusal(422, 'CAPTURE_FULLY_REFUNDED', `The capture is ${capture.status}.`);
    const order = this.#orders.get(capture.orderId)!;
    if (
      yen > capture.yen - capture.refunded ||
      yen > this.context.cashbook.refundableYen('paypal', this.#numberOf(order))
    )
      return buildRefusal(422, 'REFUND_AMOUNT_EXCEEDED', 'The amount exceeds what is left of the capture.');
    const refund: PaypalRefund = {
      id: newId(),
      status: 'COMPLETED',
      captureId,
      yen,
      created: this.context.clock.now(),
    };
    this.#refunds.put(refund.id, refund);
    this.#book(order, 'refund', refund.id, yen);
    this.#putRefunded(capture, capture.refunded + yen);
    sendWebhook(this.context, 'PAYMENT.CAPTURE.REFUNDED', this.views.refund(refund, order));
    return { status: 201, body: this.views.refund(refund, order) };
  }

  showRefund(id: string): PaypalResponse {
    const refund = this.#refunds.get(id);
    if (!refund) return refuseUnknown();
    const order = this.#orders.get(this.#captures.get(refund.captureId)!.orderId)!;
    return { status: 200, body: this.views.refund(refund, order) };
  }

  orders(): readonly OrderLine[] {
    return this.#orders.list().map((order) => ({
      order: this.#numberOf(order),
      provider: 'paypal',
      method: 'paypal',
      reference: order.id,
      state: (this.#captureOf(order)?.status ?? order.status).toLowerCase(),
      yen: order.yen,
      created: order.created,
    }));
  }

  chargeBack(id: string, part: number | null): boolean {
    const order = this.#findCaptured(id);
    const left = order ? this.context.cashbook.refundableYen('paypal', this.#numberOf(order)) : 0;
    const yen = part ?? left;
    if (!order || yen === 0 || yen > left) return false;
    this.#book(order, 'chargeback', order.captureId!, yen);
    this.#disputes.put(order.id, { caseId: `PP-R-${newId()}`, yen });
    this.#notifyOfDispute(order, 'CREATED', { status: 'OPEN' });
    return true;
  }

  resolveDispute(id: string, isWon: boolean, part: number | null): boolean {
    const order = this.#findCaptured(id);
    const dispute = order && this.#disputes.get(order.id);
    const lost = isWon ? 0 : (part ?? dispute?.yen ?? 0);
    if (!order || !dispute || lost > dispute.yen) return false;
    if (lost < dispute.yen) this.#book(order, 'chargeback', order.captureId!, lost - dispute.yen);
    const outcome_code = isWon ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
    const amount_refunded = { currency_code: 'JPY', value: String(lost) };
    this.#notifyOfDispute(order, 'RESOLVED', {
      status: 'RESOLVED',
      dispute_outcome: { outcome_code, amount_refunded },
    });
    return true;
  }

  #notifyOfDispute(order: PaypalOrder, event: 'CREATED' | 'RESOLVED', details: object): void {
    const { caseId, yen } = this.#disputes.get(order.id)!;
    sendWebhook(this.context, `CUSTOMER.DISPUTE.${event}`, {
      dispute_id: caseId,
      reason: 'UNAUTHORISED',
      dispute_amount: { currency_code: 'JPY', value: String(yen) },
      disputed_transactions: [
        { seller_transaction_id: order.captureId, invoice_number: order.invoiceId, custom: order.customId },
      ],
      ...details,
    });
  }

  refundInConsole(id: string, part: number | null): boolean {
    const order = this.#findCaptured(id);
    return order !== undefined && this.refund(order.captureId!, part).status < 300;
  }

  bounceRefund(id: string): boolean {
    const order = this.#findCaptured(id);
    const capture = order && this.#captureOf(order);
    const refund = this.#refunds
      .list()
      .findLast(({ captureId, status }) => captureId === capture?.id && status !== 'FAILED');
    if (!order || !capture || !refund) return false;
    const failed = { ...refund, status: 'FAILED' } as const;
    this.#refunds.put(refund.id, failed);
    this.#book(order, 'refund', refund.id, -refund.yen);
    this.#putRefunded(capture, capture.refunded - refund.yen);
    sendWebhook(this.context, 'PAYMENT.REFUND.FAILED', this.views.refund(failed, order));
    return true;
  }

  decide(id: string, isPaid: boolean): boolean {
    const order = this.#findCaptured(id);
    const capture = order && this.#captureOf(order);
    if (!order || capture?.status !== 'PENDING') return false;
    this.#decide(order, capture, isPaid);
    return true;
  }

  reverse(id: string): boolean {
    const order = this.#findCaptured(id);
    const capture = order && this.#captureOf(order);
    const yen = order ? this.context.cashbook.refundableYen('paypal', this.#numberOf(order)) : 0;
    if (!order || !capture || yen === 0) return false;
    this.#book(order, 'chargeback', capture.id, yen);
    const reversed = this.#put({ ...capture, status: 'REFUNDED', reason: 'CHARGEBACK' });
    sendWebhook(this.context, 'PAYMENT.CAPTURE.REVERSED', this.views.capture(reversed, order));
    return true;
  }

  #findCaptured(id: string): PaypalOrder | undefined {
    return this.#orders.list().find((one) => one.captureId !== null && [one.id, this.#numberOf(one)].includes(id));
  }

  #show(order: PaypalOrder): object {
    const refunds = this.#refunds.list().filter(({ captureId }) => captureId === order.captureId);
    return this.views.order(order, this.#captureOf(order), refunds);
  }

  #doCapture(order: PaypalOrder): [PaypalOrder, Capture] {
    const reason = HELD_BY_CHOICE[order.choice ?? 'approve'] ?? null;
    const isPending = reason !== null;
    const { clock, tasks, settings } = this.context;
    const id = newId();
    const status = isPending ? 'PENDING' : 'COMPLETED';
    const fields = { id, orderId: order.id, yen: order.yen, refunded: 0, created: clock.now() };
    const capture: Capture = { ...fields, status, reason };
    const captured: PaypalOrder = { ...order, status: 'COMPLETED', captureId: id };
    this.#orders.put(order.id, captured);
    if (order.invoiceId !== null) this.#invoices.put(order.invoiceId, order.id);
    this.#put(capture);
    // An eCheck stays pending until the control decides it.
    if (reason === 'PENDING_REVIEW') tasks.plan('paypal-later', id, clock.now() + settings.pendingMs);
    if (!isPending) this.#book(captured, 'payment', id, capture.yen);
    sendWebhook(this.context, `PAYMENT.CAPTURE.${status}`, this.views.capture(capture, captured));
    return [captured, capture];
  }

  #decideLater(id: string): void {
    const capture = this.#captures.get(id);
    const order = capture && this.#orders.get(capture.orderId);
    if (!order || capture.status !== 'PENDING') return;
    this.#decide(order, capture, order.choice === 'pending-completed');
  }

  #decide(order: PaypalOrder, capture: Capture, isPaid: boolean): void {
    if (isPaid) this.#book(order, 'payment', capture.id, capture.yen);
    const decided = this.#put({ ...capture, reason: null, status: isPaid ? 'COMPLETED' : 'DECLINED' });
    sendWebhook(this.context, `PAYMENT.CAPTURE.${isPaid ? 'COMPLETED' : 'DENIED'}`, this.views.capture(decided, order));
  }

  #duplicate(): PaypalResponse {
    return buildRefusal(422, 'DUPLICATE_INVOICE_ID', 'Duplicate Invoice ID detected.');
  }

  /** Returns the shop's number of an order, else PayPal's. */
  #numberOf({ customId, id }: PaypalOrder): string {
    return customId ?? id;
  }

  #captureOf({ captureId }: PaypalOrder): Capture | undefined {
    return captureId === null ? undefined : this.#captures.get(captureId);
  }

  #book(order: PaypalOrder, kind: 'payment' | 'refund' | 'chargeback', reference: string, yen: number): void {
    this.context.cashbook.book({ provider: 'paypal', order: this.#numberOf(order), reference, kind, yen });
  }

  #putRefunded(capture: Capture, refunded: number): Capture {
    const partly = refunded === 0 ? 'COMPLETED' : 'PARTIALLY_REFUNDED';
    return this.#put({ ...capture, refunded, status: refunded === capture.yen ? 'REFUNDED' : partly });
  }

  #put(capture: Capture): Capture {
    this.#captures.put(capture.id, capture);
    return capture;
  }
}
