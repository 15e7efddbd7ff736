import type { PaymentConfig } from './payment-config.js';

/** Which addresses of providers a page may use, by the directive of its policy. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

const CARD = '1';

/** What the page on which points are paid for reaches beside the shop: only what a method that is switched on needs. */
export const checkoutSources = ({ wanted, veritrans }: PaymentConfig): PolicySources => ({
  'connect-src': veritrans && wanted.includes(CARD) ? [veritrans.tokenUrl] : [],
});
