import { accountOf, payerIdOf } from '../buyers/buyers.js';
import type { Keys } from '../keys/keys.js';
import type { Capture, PaypalOrder, PaypalRefund } from './orders.js';

const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;
const money = (yen: number): object => ({ currency_code: 'JPY', value: String(yen) });
const link = (href: string, rel: string, method = 'GET'): object => ({ href, rel, method });

/** Returns the person who approved an order, both as the payer and as the account that pays. */
const payerOf = ({ account, id }: PaypalOrder): object => {
  const email_address = accountOf(account ?? undefined, id);
  const payerId = payerIdOf(email_address);
  const person = {
    name: { given_name: 'Taro', surname: 'Yamada' },
    email_address,
    address: { country_code: 'JP' },
  };
  return {
    payer: { ...person, payer_id: payerId },
    payment_source: { paypal: { ...person, account_id: payerId, account_status: 'VERIFIED' } },
  };
};

/** Orders, captures and refunds as PayPal shows them. */
export class Views {
  constructor(
    private readonly keys: Keys['paypal'],
    private readonly url: () => string,
  ) {}

  minimal(order: PaypalOrder): object {
    const base = `${this.url()}/paypal/v2/checkout/orders/${order.id}`;
    const approve = `${this.url()}/paypal/checkoutnow?token=${order.id}`;
    const links = [
      link(base, 'self'),
      link(approve, 'approve'),
      link(approve, 'payer-action'),
      link(`${base}/capture`, 'capture', 'POST'),
    ];
    return { id: order.id, status: order.status, links };
  }

  order(order: PaypalOrder, capture: Capture | undefined, refunds: readonly PaypalRefund[] = []): object {
    const { referenceId, customId, invoiceId, yen } = order;
    const unit = {
      reference_id: referenceId,
      ...(customId !== null && { custom_id: customId }),
      ...(invoiceId !== null && { invoice_id: invoiceId }),
      amount: money(yen),
      payee: { email_address: 'shop@example.com', merchant_id: this.keys.merchantId },
      ...(capture && { payments: this.#payments(order, capture, refunds) }),
    };
    const isApproved = order.status === 'APPROVED' || order.status === 'COMPLETED';
    return {
      ...this.minimal(order),
      intent: 'CAPTURE',
      purchase_units: [unit],
      create_time: iso(order.created),
      ...(isApproved && payerOf(order)),
    };
  }

  #payments(order: PaypalOrder, capture: Capture, refunds: readonly PaypalRefund[]): object {
    const captures = [this.capture(capture, order)];
    return refunds.length === 0 ? { captures } : { captures, refunds: refunds.map((one) => this.refund(one, order)) };
  }

  capture(capture: Capture, { customId, invoiceId, id }: PaypalOrder): object {
    const fee = Math.floor((capture.yen * 36) / 1000);
    return {
      id: capture.id,
      status: capture.status,
      ...(capture.reason && { status_details: { reason: capture.reason } }),
      amount: money(capture.yen),
      final_capture: true,
      ...(customId !== null && { custom_id: customId }),
      ...(invoiceId !== null && { invoice_id: invoiceId }),
      payee: { merchant_id: this.keys.merchantId },
      seller_receivable_breakdown: {
        gross_amount: money(capture.yen),
        paypal_fee: money(fee),
        net_amount: money(capture.yen - fee),
      },
      supplementary_data: { related_ids: { order_id: id } },
      create_time: iso(capture.created),
      update_time: iso(capture.created),
      links: [link(`${this.url()}/paypal/v2/payments/captures/${capture.id}`, 'self')],
    };
  }

  refund(refund: PaypalRefund, { customId, invoiceId }: PaypalOrder): object {
    return {
      id: refund.id,
      status: refund.status,
      amount: money(refund.yen),
      ...(customId !== null && { custom_id: customId }),
      ...(invoiceId !== null && { invoice_id: invoiceId }),
      create_time: iso(refund.created),
      links: [
        link(`${this.url()}/paypal/v2/payments/refunds/${refund.id}`, 'self'),
        link(`${this.url()}/paypal/v2/payments/captures/${refund.captureId}`, 'up'),
      ],
    };
  }
}
