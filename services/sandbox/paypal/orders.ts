export type OrderStatus = 'CREATED' | 'APPROVED' | 'PAYER_ACTION_REQUIRED' | 'COMPLETED' | 'VOIDED';
export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
/** Why PayPal holds a capture back, or has taken its money back. */
export type CaptureReason = 'PENDING_REVIEW' | 'ECHECK' | 'CHARGEBACK';

/** What the buyer chose on PayPal's page; each but the first is something that goes wrong. */
export const CHOICES = [
  'approve',
  'decline',
  'pending-completed',
  'pending-denied',
  'echeck',
  'lost-answer',
  'early-notice',
] as const;
export type Choice = (typeof CHOICES)[number];

export interface PaypalOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly choice: Choice | null;
  /** The mail address of the account that the buyer pays by; null until they have approved. */
  readonly account: string | null;
  readonly yen: number;
  readonly customId: string | null;
  readonly invoiceId: string | null;
  readonly referenceId: string;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly captureId: string | null;
  readonly created: number;
}

export interface Capture {
  readonly id: string;
  readonly orderId: string;
  readonly status: CaptureStatus;
  readonly reason: CaptureReason | null;
  readonly yen: number;
  readonly refunded: number;
  readonly created: number;
}

export interface Refund {
  readonly id: string;
  readonly status: 'COMPLETED' | 'FAILED';
  readonly captureId: string;
  readonly yen: number;
  readonly created: number;
}
