import type { AmazonPayKeys } from '../payment-config.js';
import { signatureOf } from './signatures.js';

/** What a browser needs for Amazon's button; public values only. */
export interface AmazonButton {
  readonly js_url: string;
  readonly merchant_id: string;
  readonly store_id: string;
  readonly public_key_id: string;
  /** The exact text that is signed. */
  readonly payload: string;
  readonly signature: string;
}

/**
 * What a browser needs for Amazon's button, signed by the shop.
 *
 * @param reviewUrl where Amazon sends the buyer who has chosen how to pay
 */
export const buttonOf = (keys: AmazonPayKeys, reviewUrl: string): AmazonButton => {
  const payload = JSON.stringify({
    webCheckoutDetails: { checkoutReviewReturnUrl: reviewUrl },
    storeId: keys.storeId,
  });
  return {
    js_url: keys.jsUrl,
    merchant_id: keys.merchantId,
    store_id: keys.storeId,
    public_key_id: keys.publicKeyId,
    payload,
    signature: signatureOf(keys, payload),
  };
};
