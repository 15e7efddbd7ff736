import type { Done, IsoTime } from '../../platform/http/requests/wire.contract.js';

/** The payment of a slip; `GET /api/user/payment/detail/{id}` returns its status. */
interface OfPayment {
  readonly payment_id: string;
}

/** The data that a member needs to pay at a store. */
export interface StoreSlipDetailAnswer extends Done, OfPayment {
  /** The provider's page of the slip, or the shop's own. */
  readonly url: string;
  readonly receipt_number: string;
  readonly combini_code: string;
  readonly tel: string;
  readonly due: IsoTime;
  /** Yen. */
  readonly price: number;
}

/** The query for a slip. */
export interface StoreSlipQuery {
  /** The number to enter at the store, or the payment's id. */
  readonly paymentID: string;
}

/** The open payment; without it, the newest one. */
export interface OpenPaymentQuery {
  readonly paymentId?: string;
}

/** The shop's account, and the name to enter in the transfer. */
export interface BankDetail extends OfPayment {
  readonly bank: string;
  readonly number: string;
  /** The sender: five digits and the name. */
  readonly name: string;
  readonly price: number;
  readonly due: IsoTime;
  /** The holder of the account. */
  readonly holder: string;
}

export interface BankAnswer extends Done {
  readonly detail: BankDetail;
}

/** The numbers to enter at a bank's machine. */
export interface PayEasyDetail extends OfPayment {
  readonly institution: string;
  readonly customer: string;
  readonly confirmation: string;
  readonly price: number;
  readonly due: IsoTime;
}

export interface PayEasyAnswer extends Done {
  readonly detail: PayEasyDetail;
}

export interface SlipsCalls {
  /** Returns a slip for a store. */
  'GET /api/user/point/combini_number': { query: StoreSlipQuery; answer: StoreSlipDetailAnswer };
  /** Returns the open transfer. */
  'GET /api/user/bank': { query: OpenPaymentQuery; answer: BankAnswer };
  /** Returns the open Pay-easy payment. */
  'GET /api/user/payge': { query: OpenPaymentQuery; answer: PayEasyAnswer };
}
