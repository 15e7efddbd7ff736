import type { Done } from '../../platform/http/wire.contract.js';

/** A method of payment, in the reader's language. */
export interface ShownMethod {
  readonly id: string;
  readonly name: string;
  readonly memo: string;
}

export interface MethodsAnswer extends Done {
  readonly list: readonly ShownMethod[];
}

/** A store. */
export interface ShownStore {
  readonly code: string;
  readonly name: string;
}

/** A carrier. */
export interface ShownCarrier {
  readonly id: string;
  readonly name: string;
}

/** What a browser needs for a method; null for one that is off. Public values only. */
export interface PayConfig {
  readonly card: { readonly token_url: string; readonly token_api_key: string } | null;
  readonly paypal: { readonly js_url: string; readonly client_id: string } | null;
  readonly amazon_pay: {
    readonly js_url: string;
    readonly merchant_id: string;
    readonly store_id: string;
    readonly public_key_id: string;
    /** The exact text that is signed. */
    readonly payload: string;
    readonly signature: string;
  } | null;
  readonly combini: readonly ShownStore[] | null;
  readonly carrier: readonly ShownCarrier[] | null;
}

export interface PayConfigAnswer extends Done {
  readonly detail: PayConfig;
}

export interface MethodsCalls {
  /** The methods that can be paid by now. */
  'GET /api/user/pay_style': { answer: MethodsAnswer };
  /** What a browser needs to know of them. */
  'GET /api/user/pay_config': { answer: PayConfigAnswer };
}
