import type { Done } from '../../http/wire.contract.js';

/** The part of the checkout page's configuration that VeriTrans fills in. Public values only. */
export interface VeritransPageConfig {
  readonly card: { readonly token_url: string; readonly token_api_key: string } | null;
}

export interface VeritransWebhookCalls {
  /** A notice of VeriTrans: form-encoded, its bytes signed in `content-hmac`. A forged one is 403, a repeated one 200. */
  'POST /api/hooks/veritrans': { upload: 'application/x-www-form-urlencoded'; answer: Done };
}
