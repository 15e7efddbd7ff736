import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Coins, Points, Yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { PaymentNames } from '../../platform/payments/providers.shared.js';
import type { LotPart, TakenBack } from '../../points/index.js';
import type { MovementKind } from './movements.js';

export type PaymentMethod = PaymentNames['method'];

/** The recipient of the money: a payment provider, or the shop's own bank account. */
export type Provider = PaymentNames['provider'];

/** The trigger of the query. */
export type Via = 'start' | 'return' | 'notice' | 'poll' | 'file' | 'operator';

/** The reason of a failure: a code of the shop, or the provider's. */
export type FailureCode = string;

interface OfPayment {
  readonly paymentId: string;
  readonly memberId: string;
}

/** A member buys a course. Its price and content are fixed here, before any call. */
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
    /** The pack that the member buys the points for, if any. */
    readonly packId: string | null;
    readonly requestedAt: string;
    readonly due: string;
  }
>;
/** The shop is about to request a change from the provider. */
export type ProviderAsked = DomainEvent<
  'ProviderAsked',
  OfPayment & {
    readonly callId: string;
    /** `capture` requests the money that the payer has approved. */
    readonly kind: 'start' | 'capture' | 'cancel';
    /** The provider's id of an order that the member opened there. */
    readonly orderRef?: string;
  }
>;
export type ProviderAnswered = DomainEvent<
  'ProviderAnswered',
  OfPayment & {
    readonly callId: string;
    readonly outcome: 'accepted' | 'refused';
    /** The provider's id of the order, besides the shop's. */
    readonly providerRef: string | null;
    readonly code: string | null;
  }
>;
/** The provider did not respond; it may have acted or not. */
export type ProviderSilent = DomainEvent<
  'ProviderSilent',
  OfPayment & { readonly callId: string; readonly since: string }
>;
/** The member continues at the card's issuer, the carrier or the wallet. */
export type MemberSentOn = DomainEvent<
  'MemberSentOn',
  OfPayment & { readonly to: '3-d-secure' | 'carrier' | PaymentNames['wallet'] }
>;
/** The member can pay at a store or at a bank's machine. */
export type SlipIssued = DomainEvent<'SlipIssued', OfPayment & { readonly due: string }>;
/** The member can transfer to the shop's own account. */
export type TransferAwaited = DomainEvent<'TransferAwaited', OfPayment & { readonly due: string }>;
/** The payer has done everything, and the provider holds the money for a decision, however long it takes. */
export type PaymentHeld = DomainEvent<
  'PaymentHeld',
  OfPayment & {
    /** The provider's reason, such as `ECHECK`. */
    readonly reason: string;
    readonly via: Via;
  }
>;
/** The money has arrived, and its points were issued in the same commit. */
export type PaymentConfirmed = DomainEvent<
  'PaymentConfirmed',
  OfPayment & {
    readonly providerRef: string;
    readonly yen: Yen;
    /** The time when the provider received it. */
    readonly at: string;
    readonly via: Via;
    /** `suspense` for a banned member: no points are issued, and finance decides on the money. */
    readonly creditedTo: 'wallet' | 'suspense';
  }
>;
export type PaymentFailed = DomainEvent<'PaymentFailed', OfPayment & { readonly code: FailureCode }>;
export type PaymentExpired = DomainEvent<'PaymentExpired', OfPayment>;
export type PaymentCancelled = DomainEvent<'PaymentCancelled', OfPayment & { readonly by: 'member' | 'operator' }>;
/** The provider reports another amount than the shop's. Nothing is credited, and an alarm is raised. */
export type AmountDiffered = DomainEvent<
  'AmountDiffered',
  OfPayment & { readonly providerRef: string; readonly yen: Yen; readonly via: Via }
>;
/** Money arrived again for a paid payment. It is never credited, and finance decides. */
export type SurplusReceived = DomainEvent<
  'SurplusReceived',
  OfPayment & { readonly providerRef: string; readonly yen: Yen; readonly via: Via }
>;

/** The outcome of a dispute from the shop's side. */
export type DisputeOutcome = 'won' | 'lost';

/** The provider reports a dispute, or its progress. Nothing is set aside, and an alarm is raised. */
export type DisputeNoticed = DomainEvent<
  'DisputeNoticed',
  OfPayment & {
    /** The provider's id of the case. */
    readonly caseId: string;
    /** `resolved` means that the provider has decided. */
    readonly stage: 'opened' | 'resolved';
    /** Yen in dispute, possibly a part; null or absent if not reported. */
    readonly yen?: Yen | null;
    /** The provider's decision; absent if there is none, or if it is not reported. */
    readonly outcome?: DisputeOutcome;
  }
>;

/** The provider holds less money than booked, in a way that only an operator can book. */
export type ReturnNoticed = DomainEvent<
  'ReturnNoticed',
  OfPayment & {
    /** The total of refunded yen; null if not reported. */
    readonly refundedYen: Yen | null;
    /** The total of yen reversed by the payer's bank or a dispute. */
    readonly reversedYen: Yen;
    readonly via: Via;
  }
>;

/** The party that returns money: the provider, a transfer by finance, or the sender's bank, which has reversed it. */
export type RefundBy = 'provider' | 'transfer' | 'reversal';

interface OfRefund extends OfPayment {
  readonly refundId: string;
  readonly yen: Yen;
}

/** Money is to be returned. Its points were taken in the same commit, before any call. */
export type RefundRequested = DomainEvent<
  'RefundRequested',
  OfRefund & {
    readonly by: RefundBy;
    /** An operator saw the return at the provider; absent if the shop requested it or the provider reports it. */
    readonly isRecorded?: true;
    /** The account of the money: with the issued points, or held by the house. */
    readonly takenFrom: 'wallet' | 'suspense';
    /** The value taken; empty for held money. */
    readonly taken: TakenBack;
  }
>;
/** The money was returned. */
export type RefundConfirmed = DomainEvent<
  'RefundConfirmed',
  OfRefund & {
    readonly at: string;
    /** The account that the money came from; absent in older events. */
    readonly takenFrom?: 'wallet' | 'suspense';
  }
>;
/** The money stays: what was taken returns to the member. */
export type RefundFailed = DomainEvent<'RefundFailed', OfRefund & { readonly code: FailureCode }>;
/**
 * Money of a confirmed refund has come back, or never left: the provider or the payee's bank did not make it after
 * all. What the refund took returns to the member.
 */
export type RefundBounced = DomainEvent<
  'RefundBounced',
  OfRefund & {
    readonly by: RefundBy;
    readonly takenFrom: 'wallet' | 'suspense';
    /** The value returned to the member, and the part of the debt that ends; empty for held money. */
    readonly restored: TakenBack;
    /** Yen of the debt that the member had transferred; `restored` contains them as points. */
    readonly repaidYen: Yen;
    /** Yen of the debt that the shop had written off. */
    readonly writtenOffYen: Yen;
    readonly at: string;
    readonly via: Via;
  }
>;
/** A member's debt is reduced: it was transferred, or the shop writes it off. */
export type DebtSettled = DomainEvent<
  'DebtSettled',
  OfPayment & { readonly yen: Yen; readonly by: 'transfer' | 'write-off' }
>;

interface OfChargeback extends OfPayment {
  readonly chargebackId: string;
  /** The whole rest of the payment, or a part of it. */
  readonly yen: Yen;
}

/** The payer disputes a payment. What is left of its value was set aside in the same commit. */
export type ChargebackOpened = DomainEvent<
  'ChargebackOpened',
  OfChargeback & {
    /** The account of the money: with the issued points, or held by the house. */
    readonly takenFrom: 'wallet' | 'suspense';
    readonly aside: readonly LotPart[];
  }
>;
/** The money stays: what was set aside returns to the member. */
export type ChargebackWon = DomainEvent<'ChargebackWon', OfChargeback>;
/** The money is lost, with what was set aside and what it has become since; the rest is owed. */
export type ChargebackLost = DomainEvent<'ChargebackLost', OfChargeback & { readonly taken: TakenBack }>;

/** An alarm that an operator closes. Other alarms end with their cause. */
export type ClosableAlarm =
  | 'surplus'
  | 'other-amount'
  | 'paid-after-failure'
  | 'refund-failed'
  | 'dispute'
  | 'dispute-resolved'
  | 'returned';
/** An operator has resolved a problem of the payment. */
export type PaymentAlarmClosed = DomainEvent<'PaymentAlarmClosed', OfPayment & { readonly alarm: ClosableAlarm }>;

interface OfSettlement extends OfPayment {
  readonly provider: Provider;
  /** The day of the settlement in Tokyo. */
  readonly day: TokyoDate;
  readonly kind: MovementKind;
}

interface OfSettlementLine extends OfSettlement {
  readonly reference: string;
  /** The signed amount, negative for returned money. */
  readonly yen: Yen;
  /** The fee that the provider keeps. */
  readonly fee: Yen;
}

/** The provider has settled known money, and pays it out less its fee. */
export type SettlementLineMatched = DomainEvent<
  'SettlementLineMatched',
  OfSettlementLine & { readonly movementId: string }
>;
/** The provider has settled another amount than the shop's. */
export type SettlementLineDiffered = DomainEvent<
  'SettlementLineDiffered',
  OfSettlementLine & { readonly movementId: string }
>;
/** The provider settles money of this payment that the shop does not know. Nothing is booked. */
export type SettlementLineSurplus = DomainEvent<'SettlementLineSurplus', OfSettlementLine>;
/** The settlement of the day lacks money that the provider received or returned. */
export type SettlementLineMissing = DomainEvent<
  'SettlementLineMissing',
  OfSettlement & { readonly movementId: string; readonly yen: Yen }
>;

/** The events of the stream `payment-<paymentId>`. The payment's id is also the order's id at the provider. */
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
