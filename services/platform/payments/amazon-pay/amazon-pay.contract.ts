import type { Done } from '../../http/requests/wire.contract.js';

/** The configuration of the checkout page for Amazon Pay. It contains public values only. */
export interface AmazonPayPageConfig {
  readonly amazon_pay: {
    readonly js_url: string;
    readonly merchant_id: string;
    readonly store_id: string;
    readonly public_key_id: string;
    /** The exact text that the signature covers. */
    readonly payload: string;
    readonly signature: string;
  } | null;
}

export interface AmazonPayWebhookCalls {
  /** Receives a signed message of Amazon's notification service. A forged one gets 403, a repeated one 200. */
  'POST /api/hooks/amazon-pay': { upload: 'text/plain'; answer: Done };
}
