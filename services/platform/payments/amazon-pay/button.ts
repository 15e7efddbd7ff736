import type { AmazonPayPageConfig } from './amazon-pay.contract.js';
import type { AmazonPayKeys } from './keys.js';
import { signatureOf } from './signatures.js';

type AmazonButton = NonNullable<AmazonPayPageConfig['amazon_pay']>;

/**
 * Builds the public values for Amazon's button, signed by the shop.
 *
 * @param reviewUrl the address to which Amazon returns the buyer after the choice of a payment method
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
