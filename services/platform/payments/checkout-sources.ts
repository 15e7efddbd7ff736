import type { PaymentConfig } from './payment-config.js';

/** Which addresses of providers a page may use, by the directive of its policy. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

const CARD = '1';
const PAYPAL = '3';
const AMAZON_PAY = '5';

/** Where Amazon's script takes a buyer in Japan. */
const AMAZON_CHECKOUT = 'https://payments.amazon.co.jp';

const originsOf = (keys: { readonly jsUrl: string } | null, isWanted: boolean): readonly string[] =>
  keys && isWanted ? [new URL(keys.jsUrl).origin] : [];

/** What the page on which points are paid for reaches beside the shop: only what a method that is switched on needs. */
export const checkoutSources = ({ wanted, veritrans, paypal, amazonPay }: PaymentConfig): PolicySources => {
  const tokenizer = veritrans && wanted.includes(CARD) ? [veritrans.tokenUrl] : [];
  const fromPaypal = originsOf(paypal, wanted.includes(PAYPAL));
  const fromAmazon = originsOf(amazonPay, wanted.includes(AMAZON_PAY));
  return {
    'script-src': [...fromPaypal, ...fromAmazon],
    'connect-src': [...tokenizer, ...fromPaypal, ...fromAmazon],
    // PayPal's button is a page of its own.
    'frame-src': fromPaypal,
    // Amazon's script sends the buyer on by a form.
    'form-action': fromAmazon.length > 0 ? [...fromAmazon, AMAZON_CHECKOUT] : [],
  };
};
