import type { Bilingual } from '../../kernel/languages.js';
import type { Clock } from '../../kernel/time.js';
import type { PolicySources } from '../http/pages/policy-sources.js';
import type { Environment } from '../provider-environment.js';
import { amazonPayDeclaration } from './amazon-pay/index.js';
import { BANK_MEMO } from './bank/bank-memo.js';
import type { PaymentProvider } from './payment-provider.js';
import { paypalDeclaration } from './paypal/index.js';
import type { PageContext, ProviderDeclaration } from './provider-declaration.js';
import {
  EXTERNAL_PROVIDERS,
  type ExternalProvider,
  type PageConfig,
  type PaymentMethodId,
} from './providers.shared.js';
import { veritransDeclaration } from './veritrans/index.js';

// biome-ignore lint/suspicious/noExplicitAny: the keys of a declaration go to the same declaration alone
type AnyDeclaration = ProviderDeclaration<any, never, object>;

/** The server part of every provider that the shop calls. */
export const DECLARATIONS = {
  veritrans: veritransDeclaration,
  paypal: paypalDeclaration,
  'amazon-pay': amazonPayDeclaration,
} as const satisfies Readonly<Record<ExternalProvider, AnyDeclaration>>;

/** The keys of each provider; null if one is missing. */
export type ProviderKeys = { readonly [Id in ExternalProvider]: ReturnType<(typeof DECLARATIONS)[Id]['readKeys']> };

const declarationOf = (id: ExternalProvider): AnyDeclaration => DECLARATIONS[id];

/** Reads the keys of all providers. @throws StartupError for an invalid value */
export const readProviderKeys = (environment: Environment, isSandbox: boolean): ProviderKeys =>
  Object.fromEntries(
    EXTERNAL_PROVIDERS.map((id) => [id, declarationOf(id).readKeys(environment, isSandbox)]),
  ) as ProviderKeys;

/** Returns the first reason to reject these settings in production; null for none. */
export const findProductionRefusal = (environment: Environment): string | null =>
  EXTERNAL_PROVIDERS.map((id) => declarationOf(id).refusalInProduction(environment)).find((why) => why !== null) ??
  null;

/** Builds the adapter of each configured provider. */
export const adaptersOf = (
  keys: ProviderKeys,
  publicUrl: string,
  clock: Clock,
): ReadonlyMap<string, PaymentProvider> => {
  const known = EXTERNAL_PROVIDERS.filter((id) => keys[id] !== null);
  return new Map(known.map((id) => [id, declarationOf(id).adapter(keys[id], publicUrl, clock)]));
};

/** Returns the sources of the checkout page's content security policy, by configured provider. */
export const sourcesOf = (
  keys: ProviderKeys,
  isEnabled: (method: PaymentMethodId) => boolean,
): readonly PolicySources[] =>
  EXTERNAL_PROVIDERS.filter((id) => keys[id] !== null).map((id) => declarationOf(id).sources(keys[id], isEnabled));

/** Returns the public values that the checkout page needs, by their names on the wire. */
export const pageConfigOf = async (keys: ProviderKeys, context: PageContext): Promise<PageConfig> =>
  Object.assign(
    {},
    ...(await Promise.all(EXTERNAL_PROVIDERS.map((id) => declarationOf(id).pageConfig(keys[id], context)))),
  );

/** The default text beside each method, which an owner may replace. */
export const MEMOS: Readonly<Record<PaymentMethodId, Bilingual>> = {
  ...veritransDeclaration.memos,
  ...paypalDeclaration.memos,
  'bank-transfer': BANK_MEMO,
  ...amazonPayDeclaration.memos,
};
