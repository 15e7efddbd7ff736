import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { PageConfig } from '../../platform/payments/providers.shared.js';

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

interface Choices {
  readonly combini: readonly ShownStore[] | null;
  readonly carrier: readonly ShownCarrier[] | null;
}

// The properties are listed separately, so that the API description keeps their order.
/** The data that a browser needs for a method; null for one that is off. It contains public values only. */
export type PayConfig = { readonly [Name in keyof (PageConfig & Choices)]: (PageConfig & Choices)[Name] };

export interface PayConfigAnswer extends Done {
  readonly detail: PayConfig;
}

export interface MethodsCalls {
  /** Lists the methods on offer. */
  'GET /api/user/pay_style': { answer: MethodsAnswer };
  /** Returns the data that a browser needs for the methods. */
  'GET /api/user/pay_config': { answer: PayConfigAnswer };
}
