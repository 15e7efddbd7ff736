import type { DomainEvent, EventVersions } from '../../kernel/event.js';
import type { Coins, Points, Yen } from '../../kernel/money.js';
import type { TakenBack } from '../../points/index.js';

export type PaymentMethod =
  | 'card'
  | 'convenience-store'
  | 'paypal'
  | 'bank-transfer'
  | 'amazon-pay'
  | 'carrier'
  | 'pay-easy';

/** Who brings the money: a payment provider, or the shop's own bank account. */
export type Provider = 'veritrans' | 'paypal' | 'amazon-pay' | 'bank';

/** What led to the question that found it out. */
export type Via = 'start' | 'return' | 'notice' | 'poll' | 'operator';

/** Why a payment came to nothing: a word of ours, or the provider's code. */
export type FailureCode = string;

interface OfPayment {
  readonly paymentId: string;
  readonly memberId: string;
}

/** A member wants to buy a course: what it costs and gives is fixed here, before anybody is asked. */
export type PaymentRequested = DomainEvent<
  'PaymentRequested',
  OfPayment & {
    readonly courseId: string;
    readonly method: PaymentMethod;
    readonly provider: Provider;
    readonly yen: Yen;
    readonly points: Points;
    readonly bonusPoints: Points;
    readonly bonusCoins: Coins;
    /** The pack that the points are wanted for, if one is. */
    readonly packId: string | null;
    readonly requestedAt: string;
    readonly due: string;
  }
>;
/** The shop is about to ask the provider for something that changes what it has. */
export type ProviderAsked = DomainEvent<
  'ProviderAsked',
  OfPayment & {
    readonly callId: string;
    /** `capture`: to take the money that the payer has agreed to. */
    readonly kind: 'start' | 'capture' | 'cancel';
    /** What the provider calls the order, where the member has begun it there. */
    readonly orderRef?: string;
  }
>;
export type ProviderAnswered = DomainEvent<
  'ProviderAnswered',
  OfPayment & {
    readonly callId: string;
    readonly outcome: 'accepted' | 'refused';
    /** What the provider calls the order, besides our own id. */
    readonly providerRef: string | null;
    readonly code: string | null;
  }
>;
/** The provider was asked and gave no answer: it may have acted or not. */
export type ProviderSilent = DomainEvent<
  'ProviderSilent',
  OfPayment & { readonly callId: string; readonly since: string }
>;
/** The member goes on at the card's issuer, the carrier, or the wallet. */
export type MemberSentOn = DomainEvent<
  'MemberSentOn',
  OfPayment & { readonly to: '3-d-secure' | 'carrier' | 'paypal' | 'amazon-pay' }
>;
/** The member can pay at a store or at a bank's machine. */
export type SlipIssued = DomainEvent<'SlipIssued', OfPayment & { readonly due: string }>;
/** The member can pay into the shop's own account. */
export type TransferAwaited = DomainEvent<'TransferAwaited', OfPayment & { readonly due: string }>;
/** The money is there, and its points were issued in the same commit. */
export type PaymentConfirmed = DomainEvent<
  'PaymentConfirmed',
  OfPayment & {
    readonly providerRef: string;
    readonly yen: Yen;
    /** When the provider has it from. */
    readonly at: string;
    readonly via: Via;
    /** A member who may not use the shop gets no points; finance decides on the money. */
    readonly creditedTo: 'wallet' | 'suspense';
  }
>;
export type PaymentFailed = DomainEvent<'PaymentFailed', OfPayment & { readonly code: FailureCode }>;
export type PaymentExpired = DomainEvent<'PaymentExpired', OfPayment>;
export type PaymentCancelled = DomainEvent<'PaymentCancelled', OfPayment & { readonly by: 'member' | 'operator' }>;
/** The provider names another amount than the shop's: nothing is credited, and somebody must look. */
export type AmountDiffered = DomainEvent<
  'AmountDiffered',
  OfPayment & { readonly providerRef: string; readonly yen: Yen; readonly via: Via }
>;
/** Money came once more for what is paid: it is never credited, and finance decides. */
export type SurplusReceived = DomainEvent<
  'SurplusReceived',
  OfPayment & { readonly providerRef: string; readonly yen: Yen; readonly via: Via }
>;

/** Who brings money back: the provider, or a transfer that finance makes. */
export type RefundBy = 'provider' | 'transfer';

interface OfRefund extends OfPayment {
  readonly refundId: string;
  readonly yen: Yen;
}

/** Money is to go back: what it gave was taken in the same commit, before anybody is asked for the money. */
export type RefundRequested = DomainEvent<
  'RefundRequested',
  OfRefund & {
    readonly by: RefundBy;
    /** Where the money is: with the points that it gave, or held by the house. */
    readonly takenFrom: 'wallet' | 'suspense';
    /** What was taken; nothing of money that was held. */
    readonly taken: TakenBack;
  }
>;
/** The money has gone back. */
export type RefundConfirmed = DomainEvent<'RefundConfirmed', OfRefund & { readonly at: string }>;
/** The money stays: what was taken is the member's again. */
export type RefundFailed = DomainEvent<'RefundFailed', OfRefund & { readonly code: FailureCode }>;
/** The member owes less: they have transferred it, or the shop gives it up. */
export type DebtSettled = DomainEvent<
  'DebtSettled',
  OfPayment & { readonly yen: Yen; readonly by: 'transfer' | 'write-off' }
>;

/** Stream `payment-<paymentId>`. The payment's id is the order's id at the provider. */
export type PaymentEvent =
  | PaymentRequested
  | ProviderAsked
  | ProviderAnswered
  | ProviderSilent
  | MemberSentOn
  | SlipIssued
  | TransferAwaited
  | PaymentConfirmed
  | PaymentFailed
  | PaymentExpired
  | PaymentCancelled
  | AmountDiffered
  | SurplusReceived
  | RefundRequested
  | RefundConfirmed
  | RefundFailed
  | DebtSettled;

export const paymentEvents: EventVersions<PaymentEvent> = {
  PaymentRequested: 1,
  ProviderAsked: 1,
  ProviderAnswered: 1,
  ProviderSilent: 1,
  MemberSentOn: 1,
  SlipIssued: 1,
  TransferAwaited: 1,
  PaymentConfirmed: 1,
  PaymentFailed: 1,
  PaymentExpired: 1,
  PaymentCancelled: 1,
  AmountDiffered: 1,
  SurplusReceived: 1,
  RefundRequested: 1,
  RefundConfirmed: 1,
  RefundFailed: 1,
  DebtSettled: 1,
};
