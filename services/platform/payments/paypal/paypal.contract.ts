import type { Done } from '../../http/requests/wire.contract.js';

/** The configuration of the checkout page for PayPal. It contains public values only. */
export interface PaypalPageConfig {
  readonly paypal: { readonly js_url: string; readonly client_id: string } | null;
}

export interface PaypalWebhookCalls {
  /** Receives an event of PayPal, signed in `paypal-transmission-sig`. A forged one gets 403, a repeated one 200. */
  'POST /api/hooks/paypal': { upload: 'application/json'; answer: Done };
}
