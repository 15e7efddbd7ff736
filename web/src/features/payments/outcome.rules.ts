import type { WalletMethod } from '../../../../services/platform/payments/providers.shared.js';

/** Kinds of payments made elsewhere that have a result page and texts of their own. */
export type Variant = 'card' | WalletMethod | 'carrier';

interface PackOfPayment {
  readonly payment_method: '1' | '2';
  /** price of a draw in points or coins */
  readonly point: number;
}

/** Returns true if the top page is offered: without a pack, or with more points than the pack costs. */
export const isTopPageOffered = (pack: PackOfPayment | null, points: number): boolean => !pack || points > pack.point;

const FIRST_LOOKS_MS = 15_000;
const SOON_MS = 1500;
const LATER_MS = 5000;

/**
 * Returns the delay until a payment in progress is refetched, ms.
 * @param elapsedMs time since the first request
 */
export const computeRefetchDelayMs = (elapsedMs: number): number => (elapsedMs < FIRST_LOOKS_MS ? SOON_MS : LATER_MS);
