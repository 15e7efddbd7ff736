/** Chunks of the pages, named here for the reason in `payments/pages.ts`. */
export const pages = {
  buyPointHistory: () => import('./BuyPointHistoryPage'),
  coinHistory: () => import('./CoinHistoryPage'),
} as const;
