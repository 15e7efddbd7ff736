import type { Done } from '../../http/wire.contract.js';

/** The part of the checkout page's configuration that Amazon Pay fills in. Public values only. */
export interface AmazonPayPageConfig {
  readonly amazon_pay: {
    readonly js_url: string;
    readonly merchant_id: string;
    readonly store_id: string;
    readonly public_key_id: string;
    /** The exact text that is signed. */
    readonly payload: string;
    readonly signature: string;
  } | null;
}

export interface AmazonPayWebhookCalls {
  /** A message of Amazon's notification service, signed within. A forged one is 403, a repeated one 200. */
  'POST /api/hooks/amazon-pay': { upload: 'text/plain'; answer: Done };
}
