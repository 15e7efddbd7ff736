import type { Scenario } from './trigger-cards.js';

export type Mstatus = 'success' | 'failure' | 'pending';

/** A transaction of an order, as Search returns it. */
export interface Transaction {
  readonly command: string;
  /** The service under which Search lists it. */
  readonly service: 'mpi' | 'card' | 'cvs' | 'bank' | 'carrier';
  readonly mstatus: Mstatus;
  readonly vResultCode: string;
  readonly at: number;
  readonly yen: number;
  readonly detail?: string;
}

interface AnyOrder {
  readonly id: string;
  readonly yen: number;
  readonly dummy: string;
  readonly pushUrl: string;
  readonly created: number;
  readonly transactions: readonly Transaction[];
}

export interface MpiOrder extends AnyOrder {
  readonly service: 'mpi';
  readonly state:
    | 'created'
    | 'at_acs'
    | 'authenticated'
    | 'mpi_failed'
    | 'timed_out'
    | 'authorized'
    | 'captured'
    | 'auth_failed'
    | 'auth_pending'
    | 'reversed'
    | 'part_cancelled'
    | 'cancelled';
  readonly option: string;
  readonly withCapture: boolean;
  readonly scenario: Scenario;
  readonly cardNumber: string;
  readonly redirectionUri: string;
  /** Return to the shop: 0 a form without parameters, 1 a form with parameters, 2 a bare GET. */
  readonly resultLink: string;
  readonly startUntil: number;
  readonly attempts: number;
  readonly mpiMstatus: Mstatus | '';
  readonly cardMstatus: Mstatus | '';
  readonly vResultCode: string;
  readonly txnType: 'AuthorizeConfirm' | 'VerifyNotify';
}

interface SlipOrder extends AnyOrder {
  readonly state: 'requested' | 'paid' | 'cancelled';
  readonly payUntil: number;
  readonly name: string;
  readonly paidAt: number | null;
}

export interface CvsOrder extends SlipOrder {
  readonly service: 'cvs';
  readonly chain: 'sej' | 'famima' | 'lawson' | 'econ' | 'other';
  readonly receiptNo: string;
}

export interface BankOrder extends SlipOrder {
  readonly service: 'bank';
  readonly institution: string;
  readonly customerNo: string;
  readonly confirmNo: string;
}

export interface CarrierOrder extends AnyOrder {
  readonly service: 'carrier';
  readonly carrier: string;
  readonly state:
    | 'requested'
    | 'at_carrier'
    | 'authorized'
    | 'captured'
    | 'cancelled'
    | 'error'
    | 'part_refunded'
    | 'refunded';
  readonly withCapture: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly errorUrl: string;
  readonly crOrderId: string;
  readonly capturedAt: number | null;
  readonly cancelledAt: number | null;
}

export type Order = MpiOrder | CvsOrder | BankOrder | CarrierOrder;

/** Returns the state of an order. An unpaid slip past its deadline is `expired`. */
export const stateOf = (order: Order, now: number): string =>
  (order.service === 'cvs' || order.service === 'bank') && order.state === 'requested' && now > order.payUntil
    ? 'expired'
    : order.state;
