import type { Done, Flag, IsoTime, ListAnswer } from '../../platform/http/requests/wire.contract.js';

/** A payment of the member. */
export interface ListedPayment {
  readonly id: string;
  readonly created: IsoTime;
  readonly pay_id: string;
  /** The name of the method. */
  readonly name: string;
  /** Yen. */
  readonly money: number;
  /** Points, with the bonus. */
  readonly point: number;
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refunded';
  /**
   * True if the member has done everything, and the provider holds the money for a decision; `state` is `processing`.
   */
  readonly held: Flag;
  /** Yen returned by refunds or a lost dispute; the whole amount if `state` is `refunded`. */
  readonly refunded: number;
  /** Yen of refunds under way. */
  readonly refunding: number;
  /** Yen that its payer disputes; draws and shipments stop until the decision. */
  readonly disputed: number;
  /** Yen that the member owes after a refund or a lost dispute; draws stop until it is settled. */
  readonly owed: number;
  readonly due: IsoTime;
  /** The address that continues an open payment; '' for others. */
  readonly url: string;
}

export type PaymentListAnswer = ListAnswer<ListedPayment>;

/** A payment with the values of its receipt. */
export interface PaymentDetail extends ListedPayment {
  /** The time when the money arrived; null until then. */
  readonly paid_at: IsoTime | null;
  /** Free points, which are included in `point`. */
  readonly bonus_point: number;
  /** The pack that the member buys the points for; '' for none. */
  readonly pack_id: string;
}

export interface PaymentDetailAnswer extends Done {
  readonly detail: PaymentDetail;
}

export interface PaymentListCalls {
  /** Lists the member's payments, newest first. */
  'GET /api/user/payment/list[/{page}]': { answer: PaymentListAnswer };
  /** Returns a payment of the member. */
  'GET /api/user/payment/detail/{id}': { answer: PaymentDetailAnswer };
}
