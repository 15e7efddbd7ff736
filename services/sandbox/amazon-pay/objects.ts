/** Outcome of a payment by the last digits of the buyer's card, as in Amazon's own sandbox. */
export const CARDS = { '1111': 'paid', '3064': 'BuyerCanceled', '3434': 'Declined', '0701': 'pending' } as const;
export type Card = keyof typeof CARDS;

export interface Session {
  readonly id: string;
  readonly state: 'Open' | 'Completed' | 'Canceled';
  readonly reason: string | null;
  readonly card: Card | null;
  /** The mail address of the buyer's account; null until they have signed in. */
  readonly account: string | null;
  readonly reviewUrl: string;
  readonly resultUrl: string | null;
  readonly cancelUrl: string | null;
  readonly intent: string | null;
  readonly canPend: boolean;
  readonly yen: number | null;
  readonly reference: string | null;
  readonly storeName: string | null;
  /** True once the buyer's browser was at Amazon and the card was accepted. */
  readonly isProcessed: boolean;
  readonly chargeId: string | null;
  readonly permissionId: string | null;
  readonly created: number;
  readonly updated: number;
}

export interface Charge {
  readonly id: string;
  readonly permissionId: string;
  readonly sessionId: string;
  readonly state: 'AuthorizationInitiated' | 'Authorized' | 'Captured' | 'Declined' | 'Canceled';
  readonly captures: boolean;
  readonly yen: number;
  readonly refunded: number;
  readonly reference: string | null;
  readonly created: number;
  readonly updated: number;
}

export interface AmazonRefund {
  readonly id: string;
  readonly chargeId: string;
  readonly state: 'RefundInitiated' | 'Refunded' | 'Declined';
  readonly yen: number;
  readonly created: number;
  readonly updated: number;
}
