import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Coins, Points, Yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { PaymentNames } from '../../platform/payments/providers.shared.js';
import type { LotPart, TakenBack } from '../../points/index.js';
import type { MovementKind } from './movements.js';

export type PaymentMethod = PaymentNames['method'];

/** Who brings the money: a payment provider, or the shop's own bank account. */
export type Provider = PaymentNames['provider'];

/** What led to the question that found it out. */
export type Via = 'start' | 'return' | 'notice' | 'poll' | 'file' | 'operator';

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
  OfPayment & { readonly to: '3-d-secure' | 'carrier' | PaymentNames['wallet'] }
>;
/** The member can pay at a store or at a bank's machine. */
export type SlipIssued = DomainEvent<'SlipIssued', OfPayment & { readonly due: string }>;
/** The member can pay into the shop's own account. */
export type TransferAwaited = DomainEvent<'TransferAwaited', OfPayment & { readonly due: string }>;
/** The payer has done everything, and the provider keeps the money back until it has decided, however long that takes. */
export type PaymentHeld = DomainEvent<
  'PaymentHeld',
  OfPayment & {
    /** The provider's own word for it, such as `ECHECK`. */
    readonly reason: string;
    readonly via: Via;
  }
>;
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

/** How a dispute ended, as the shop sees it. */
export type DisputeOutcome = 'won' | 'lost';

/** The provider tells that the payer disputes a payment, or how far it is: nothing is set aside, and somebody must look. */
export type DisputeNoticed = DomainEvent<
  'DisputeNoticed',
  OfPayment & {
    /** What the case goes by at the provider. */
    readonly caseId: string;
    /** `resolved`: the provider has decided it. */
    readonly stage: 'opened' | 'resolved';
    /** Yen in dispute, which may be a part; null or absent where the provider does not say. */
    readonly yen?: Yen | null;
    /** How the provider has decided it; absent where it does not say, or has not decided. */
    readonly outcome?: DisputeOutcome;
  }
>;

/** The provider has less of a payment's money than the shop has booked, in a way that only a person can book. */
export type ReturnNoticed = DomainEvent<
  'ReturnNoticed',
  OfPayment & {
    /** Yen given back in all; null where the provider does not say how much. */
    readonly refundedYen: Yen | null;
    /** Yen that the payer's bank, or a dispute, has taken back in all. */
    readonly reversedYen: Yen;
    readonly via: Via;
  }
>;

/** Who brings money back: the provider, a transfer that finance makes, or the sender's bank, which has taken its own back. */
export type RefundBy = 'provider' | 'transfer' | 'reversal';

interface OfRefund extends OfPayment {
  readonly refundId: string;
  readonly yen: Yen;
}

/** Money is to go back: what it gave was taken in the same commit, before anybody is asked for the money. */
export type RefundRequested = DomainEvent<
  'RefundRequested',
  OfRefund & {
    readonly by: RefundBy;
    /** An operator has seen at the provider that the money went back; absent where the shop or the provider says so. */
    readonly isRecorded?: true;
    /** Where the money is: with the points that it gave, or held by the house. */
    readonly takenFrom: 'wallet' | 'suspense';
    /** What was taken; nothing of money that was held. */
    readonly taken: TakenBack;
  }
>;
/** The money has gone back. */
export type RefundConfirmed = DomainEvent<
  'RefundConfirmed',
  OfRefund & {
    readonly at: string;
    /** The account that the money came from; absent in older events. */
    readonly takenFrom?: 'wallet' | 'suspense';
  }
>;
/** The money stays: what was taken is the member's again. */
export type RefundFailed = DomainEvent<'RefundFailed', OfRefund & { readonly code: FailureCode }>;
/**
 * Money of a confirmed refund has come back, or had never left: the provider or the payee's bank did not make the refund after
 * all. What the refund had taken is the member's again.
 */
export type RefundBounced = DomainEvent<
  'RefundBounced',
  OfRefund & {
    readonly by: RefundBy;
    readonly takenFrom: 'wallet' | 'suspense';
    /** What the member gets back, and the part of their debt that ends; nothing of money that was held. */
    readonly restored: TakenBack;
    /** Yen of the debt that the member had transferred: they are in `restored` as points. */
    readonly repaidYen: Yen;
    /** Yen of the debt that the shop had given up. */
    readonly writtenOffYen: Yen;
    readonly at: string;
    readonly via: Via;
  }
>;
/** The member owes less: they have transferred it, or the shop gives it up. */
export type DebtSettled = DomainEvent<
  'DebtSettled',
  OfPayment & { readonly yen: Yen; readonly by: 'transfer' | 'write-off' }
>;

interface OfChargeback extends OfPayment {
  readonly chargebackId: string;
  /** All that is left of the payment, or a part of it. */
  readonly yen: Yen;
}

/** The payer disputes a payment with its provider: what is left of what it gave is set aside in the same commit. */
export type ChargebackOpened = DomainEvent<
  'ChargebackOpened',
  OfChargeback & {
    /** Where the money is: with the points that it gave, or held by the house. */
    readonly takenFrom: 'wallet' | 'suspense';
    readonly aside: readonly LotPart[];
  }
>;
/** The money stays: what was set aside is the member's again. */
export type ChargebackWon = DomainEvent<'ChargebackWon', OfChargeback>;
/** The money is gone, with what was set aside for it and what it has become meanwhile; the rest is owed. */
export type ChargebackLost = DomainEvent<'ChargebackLost', OfChargeback & { readonly taken: TakenBack }>;

/** What an operator can close once they have dealt with it; the others end with what raised them. */
export type ClosableAlarm =
  | 'surplus'
  | 'other-amount'
  | 'paid-after-failure'
  | 'refund-failed'
  | 'dispute'
  | 'dispute-resolved'
  | 'returned';
/** Somebody has looked into what was wrong with a payment, and mended it. */
export type PaymentAlarmClosed = DomainEvent<'PaymentAlarmClosed', OfPayment & { readonly alarm: ClosableAlarm }>;

interface OfSettlement extends OfPayment {
  readonly provider: Provider;
  /** Whose settlement says so, in Tokyo. */
  readonly day: TokyoDate;
  readonly kind: MovementKind;
}

interface OfSettlementLine extends OfSettlement {
  readonly reference: string;
  /** Signed: what went back is below zero. */
  readonly yen: Yen;
  /** What the provider keeps of it. */
  readonly fee: Yen;
}

/** The provider has settled what the shop knows of, and pays it out less its fee. */
export type SettlementLineMatched = DomainEvent<
  'SettlementLineMatched',
  OfSettlementLine & { readonly movementId: string }
>;
/** The provider has settled it in another amount than the shop's. */
export type SettlementLineDiffered = DomainEvent<
  'SettlementLineDiffered',
  OfSettlementLine & { readonly movementId: string }
>;
/** The provider settles money of this payment of which the shop knows nothing. Nothing is booked. */
export type SettlementLineSurplus = DomainEvent<'SettlementLineSurplus', OfSettlementLine>;
/** The settlement of the day says nothing of what the provider took or gave back then. */
export type SettlementLineMissing = DomainEvent<
  'SettlementLineMissing',
  OfSettlement & { readonly movementId: string; readonly yen: Yen }
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
  | PaymentHeld
  | PaymentConfirmed
  | PaymentFailed
  | PaymentExpired
  | PaymentCancelled
  | AmountDiffered
  | SurplusReceived
  | DisputeNoticed
  | ReturnNoticed
  | RefundRequested
  | RefundConfirmed
  | RefundFailed
  | RefundBounced
  | DebtSettled
  | ChargebackOpened
  | ChargebackWon
  | ChargebackLost
  | PaymentAlarmClosed
  | SettlementLineMatched
  | SettlementLineDiffered
  | SettlementLineSurplus
  | SettlementLineMissing;

export const paymentEvents = declareEvents({
  PaymentRequested: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  ProviderAsked: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  ProviderAnswered: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  ProviderSilent: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  MemberSentOn: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  SlipIssued: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  TransferAwaited: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  PaymentHeld: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  PaymentConfirmed: { value: 'claim', cards: 'none', figure: false, news: true, history: 'payment' },
  PaymentFailed: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  PaymentExpired: { value: 'none', cards: 'none', figure: false, news: true, history: 'payment' },
  PaymentCancelled: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  AmountDiffered: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  SurplusReceived: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  DisputeNoticed: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  ReturnNoticed: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  RefundRequested: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  RefundConfirmed: { value: 'none', cards: 'none', figure: false, news: true, history: 'payment' },
  RefundFailed: { value: 'claim', cards: 'none', figure: false, news: false, history: 'payment' },
  RefundBounced: { value: 'claim', cards: 'none', figure: false, news: true, history: 'payment' },
  DebtSettled: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  ChargebackOpened: { value: 'none', cards: 'none', figure: false, news: true, history: 'payment' },
  ChargebackWon: { value: 'claim', cards: 'none', figure: false, news: true, history: 'payment' },
  ChargebackLost: { value: 'none', cards: 'none', figure: false, news: true, history: 'payment' },
  PaymentAlarmClosed: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  SettlementLineMatched: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  SettlementLineDiffered: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  SettlementLineSurplus: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
  SettlementLineMissing: { value: 'none', cards: 'none', figure: false, news: false, history: 'payment' },
} satisfies EventDeclarations<PaymentEvent>);
