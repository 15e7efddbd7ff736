import type { Done, IsoTime } from '../../platform/http/wire.contract.js';

/** The payment that a slip is of: how it stands is `GET /api/user/payment/detail/{id}`. */
interface OfPayment {
  readonly payment_id: string;
}

/** What a member pays at a store with. */
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

/** What a query names. */
export interface StoreSlipQuery {
  /** What is typed at the store, or the payment's id. */
  readonly paymentID: string;
}

/** The open payment; without it, the newest one. */
export interface OpenPaymentQuery {
  readonly paymentId?: string;
}

/** The shop's account, and what is written into the transfer. */
export interface BankDetail extends OfPayment {
  readonly bank: string;
  readonly number: string;
  /** The sender: five digits and the name. */
  readonly name: string;
  readonly price: number;
  readonly due: IsoTime;
  /** Whose account it is. */
  readonly holder: string;
}

export interface BankAnswer extends Done {
  readonly detail: BankDetail;
}

/** What a member types at a bank's machine. */
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
  /** A slip for a store. */
  'GET /api/user/point/combini_number': { query: StoreSlipQuery; answer: StoreSlipDetailAnswer };
  /** The open transfer. */
  'GET /api/user/bank': { query: OpenPaymentQuery; answer: BankAnswer };
  /** The open Pay-easy payment. */
  'GET /api/user/payge': { query: OpenPaymentQuery; answer: PayEasyAnswer };
}
