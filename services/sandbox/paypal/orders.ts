export type OrderStatus = 'CREATED' | 'APPROVED' | 'PAYER_ACTION_REQUIRED' | 'COMPLETED' | 'VOIDED';
export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
/** Reason for which PayPal holds a capture or has reversed it. */
export type CaptureReason = 'PENDING_REVIEW' | 'ECHECK' | 'CHARGEBACK';

/** The buyer's choices on PayPal's page; each but the first simulates a fault. */
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
  /** Mail address of the account that pays; null until the buyer has approved. */
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

export interface PaypalRefund {
  readonly id: string;
  readonly status: 'COMPLETED' | 'FAILED';
  readonly captureId: string;
  readonly yen: number;
  readonly created: number;
}
