import type { Bilingual } from '../../kernel/languages.js';
import type { Clock } from '../../kernel/time.js';
import type { EnvironmentVariable } from '../environment-variable.js';
import type { PolicySources } from '../http/pages/policy-sources.js';
import type { Environment } from '../provider-environment.js';
import type { PaymentProvider } from './payment-provider.js';
import type { PaymentMethodId } from './providers.shared.js';
import type { SettlementLayout } from './settlement/settlement-record.js';

/** The context of a page that shows the methods. */
export interface PageContext {
  readonly isOffered: (method: PaymentMethodId) => boolean;
  /** Returns the address of the page to which a wallet returns the payer. */
  readonly reviewUrl: () => Promise<string>;
}

/**
 * The server part of a payment provider. The part that clients also need is its description in `providers.shared.ts`.
 */
export interface ProviderDeclaration<Keys, Method extends PaymentMethodId, PageConfig> {
  /** The settings of the provider. If one without a default is missing, the provider is off. */
  readonly variables: readonly EnvironmentVariable[];
  /** Reads the keys; null if one is missing. @throws StartupError for an invalid value */
  readonly readKeys: (environment: Environment, isSandbox: boolean) => Keys | null;
  /** Returns the reason to reject these settings in production; null for none. */
  readonly refusalInProduction: (environment: Environment) => string | null;
  readonly adapter: (keys: Keys, publicUrl: string, clock: Clock) => PaymentProvider;
  /** Returns the hosts that the checkout page uses. */
  readonly sources: (keys: Keys, isEnabled: (method: PaymentMethodId) => boolean) => PolicySources;
  /** Returns the public values that the checkout page needs, with null for a method that is off. */
  readonly pageConfig: (keys: Keys | null, context: PageContext) => PageConfig | Promise<PageConfig>;
  /** Formats of the provider's own settlement reports. */
  readonly settlementLayouts: readonly SettlementLayout[];
  /** The default text beside each method, which an owner may replace. */
  readonly memos: Readonly<Record<Method, Bilingual>>;
}
