import type { Done } from '../../http/requests/wire.contract.js';

/** The configuration of the checkout page for VeriTrans. It contains public values only. */
export interface VeritransPageConfig {
  readonly card: { readonly token_url: string; readonly token_api_key: string } | null;
}

export interface VeritransWebhookCalls {
  /**
   * Receives a form-encoded webhook of VeriTrans, signed in `content-hmac`. A forged one gets 403, a repeated one 200.
   */
  'POST /api/hooks/veritrans': { upload: 'application/x-www-form-urlencoded'; answer: Done };
}
