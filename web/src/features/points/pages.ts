/** Named here for the reason that `payments/pages.ts` gives. */
export const pages = {
  buyPointHistory: () => import('./BuyPointHistoryPage'),
  coinHistory: () => import('./CoinHistoryPage'),
} as const;
