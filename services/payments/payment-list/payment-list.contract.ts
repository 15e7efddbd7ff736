import type { Done, Flag, IsoTime, ListAnswer } from '../../platform/http/wire.contract.js';

/** A payment of the member. */
export interface ListedPayment {
  readonly id: string;
  readonly created: IsoTime;
  readonly pay_id: string;
  /** What the method is called. */
  readonly name: string;
  /** Yen. */
  readonly money: number;
  /** Points, with the bonus. */
  readonly point: number;
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refunded';
  /** The member has done everything, and the provider keeps the money back until it has decided; `state` is `processing`. */
  readonly held: Flag;
  /** Yen of it that have gone back, by refunds or a lost dispute; all of them where `state` is `refunded`. */
  readonly refunded: number;
  /** Yen of it that are on their way back. */
  readonly refunding: number;
  /** Yen of it that its payer disputes with the provider; nothing is drawn or sent until that is decided. */
  readonly disputed: number;
  /** Yen that the member owes of it since it was refunded or lost in a dispute; nothing is drawn until it is settled. */
  readonly owed: number;
  readonly due: IsoTime;
  /** Leads back to one that is open; '' for others. */
  readonly url: string;
}

export type PaymentListAnswer = ListAnswer<ListedPayment>;

/** One of them, as its receipt has it. */
export interface PaymentDetail extends ListedPayment {
  /** When the money came; null until then. */
  readonly paid_at: IsoTime | null;
  /** Free points, which are in `point`. */
  readonly bonus_point: number;
  /** The pack that the points are wanted for; '' for none. */
  readonly pack_id: string;
}

export interface PaymentDetailAnswer extends Done {
  readonly detail: PaymentDetail;
}

export interface PaymentListCalls {
  /** The member's payments, newest first. */
  'GET /api/user/payment/list[/{page}]': { answer: PaymentListAnswer };
  /** A payment of the member's own. */
  'GET /api/user/payment/detail/{id}': { answer: PaymentDetailAnswer };
}
