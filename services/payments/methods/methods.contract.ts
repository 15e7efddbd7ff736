import type { Done } from '../../platform/http/wire.contract.js';
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

// The properties are listed one by one, so that the description of the API keeps their order.
/** What a browser needs for a method; null for one that is off. Public values only. */
export type PayConfig = { readonly [Name in keyof (PageConfig & Choices)]: (PageConfig & Choices)[Name] };

export interface PayConfigAnswer extends Done {
  readonly detail: PayConfig;
}

export interface MethodsCalls {
  /** The methods that can be paid by now. */
  'GET /api/user/pay_style': { answer: MethodsAnswer };
  /** What a browser needs to know of them. */
  'GET /api/user/pay_config': { answer: PayConfigAnswer };
}
