import type { Done } from '../../http/wire.contract.js';

/** The part of the checkout page's configuration that PayPal fills in. Public values only. */
export interface PaypalPageConfig {
  readonly paypal: { readonly js_url: string; readonly client_id: string } | null;
}

export interface PaypalWebhookCalls {
  /** An event of PayPal, its bytes signed in `paypal-transmission-sig`. A forged one is 403, a repeated one 200. */
  'POST /api/hooks/paypal': { upload: 'application/json'; answer: Done };
}
