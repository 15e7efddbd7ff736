import type { WalletMethod } from '../../../../services/platform/payments/providers.shared.js';

/** How a payment went on elsewhere, which has a page and words of its own. */
export type Variant = 'card' | WalletMethod | 'carrier';

interface PackOfPayment {
  readonly payment_method: '1' | '2';
  /** points or coins a draw */
  readonly point: number;
}

/** A pack is led back to; the top page is, too, once the member has more than it costs, or where there is no pack. */
export const isTopPageOffered = (pack: PackOfPayment | null, points: number): boolean => !pack || points > pack.point;

const FIRST_LOOKS_MS = 15_000;
const SOON_MS = 1500;
const LATER_MS = 5000;

/** When a payment that is under way is asked about again. @param askedForMs how long it has been */
export const computeRefetchDelayMs = (askedForMs: number): number => (askedForMs < FIRST_LOOKS_MS ? SOON_MS : LATER_MS);
