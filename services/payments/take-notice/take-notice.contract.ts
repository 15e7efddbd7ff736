import type { Done } from '../../platform/http/wire.contract.js';

export interface TakeNoticeCalls {
  /** A notice of VeriTrans: form-encoded, its bytes signed in `content-hmac`. A forged one is 403, a repeated one 200. */
  'POST /api/hooks/veritrans': { upload: 'application/x-www-form-urlencoded'; answer: Done };
  /** An event of PayPal, its bytes signed in `paypal-transmission-sig`. A forged one is 403, a repeated one 200. */
  'POST /api/hooks/paypal': { upload: 'application/json'; answer: Done };
  /** A message of Amazon's notification service, signed within. A forged one is 403, a repeated one 200. */
  'POST /api/hooks/amazon-pay': { upload: 'text/plain'; answer: Done };
}
