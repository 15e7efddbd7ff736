import type { AmazonPayPageConfig } from './amazon-pay/amazon-pay.contract.js';
import { amazonPay, amazonPayMethod } from './amazon-pay/amazon-pay.shared.js';
import { bank, bankTransfer } from './bank/bank.shared.js';
import type { PaypalPageConfig } from './paypal/paypal.contract.js';
import { paypal, paypalMethod } from './paypal/paypal.shared.js';
import type {
  ExternalDescription,
  MethodDescription,
  ProviderDescription,
  WalletDescription,
} from './provider-description.js';
import type { VeritransPageConfig } from './veritrans/veritrans.contract.js';
import { card, carrier, convenienceStore, payEasy, veritrans } from './veritrans/veritrans.shared.js';

/**
 * The names of providers and methods. Contracts and events refer to these fields rather than to the types below:
 * schema generators then inline the names. The order is that of the released schemas.
 */
export interface PaymentNames {
  readonly external: typeof veritrans.id | typeof paypal.id | typeof amazonPay.id;
  readonly provider: typeof veritrans.id | typeof paypal.id | typeof amazonPay.id | typeof bank.id;
  readonly method:
    | typeof card.id
    | typeof convenienceStore.id
    | typeof paypalMethod.id
    | typeof bankTransfer.id
    | typeof amazonPayMethod.id
    | typeof carrier.id
    | typeof payEasy.id;
  readonly wallet: typeof paypalMethod.id | typeof amazonPayMethod.id;
}

/** The public values of all providers for the checkout page. */
export type PageConfig = VeritransPageConfig & PaypalPageConfig & AmazonPayPageConfig;

/** A provider that the shop calls, and that settles the money it has received. */
export type ExternalProvider = PaymentNames['external'];
export type ProviderId = PaymentNames['provider'];
export type PaymentMethodId = PaymentNames['method'];
export type WalletMethod = PaymentNames['wallet'];

/** Every provider that the shop calls. Its server part is in `providers.ts`. */
export const EXTERNAL = { veritrans, paypal, 'amazon-pay': amazonPay } as const satisfies {
  readonly [Id in ExternalProvider]: ExternalDescription & { readonly id: Id };
};

const PROVIDERS: { readonly [Id in ProviderId]: ProviderDescription & { readonly id: Id } } = { ...EXTERNAL, bank };

/** Every method, in the order of the numbers. */
const BY_ID: {
  readonly [Id in PaymentMethodId]: MethodDescription & {
    readonly id: Id;
    readonly provider: ProviderId;
  } & (Id extends WalletMethod ? { readonly wallet: WalletDescription } : { readonly wallet?: never });
} = {
  card,
  'convenience-store': convenienceStore,
  paypal: paypalMethod,
  'bank-transfer': bankTransfer,
  'amazon-pay': amazonPayMethod,
  carrier,
  'pay-easy': payEasy,
};

/** A method of the list. */
export type Method = MethodDescription & { readonly id: PaymentMethodId; readonly provider: ProviderId };

export const METHODS: Readonly<Record<PaymentMethodId, Method>> = BY_ID;

/** All methods, in the order of their numbers. */
export const METHOD_LIST: readonly Method[] = Object.values(METHODS);

/** A method that is a wallet. */
export type WalletPaymentMethod = Method & { readonly id: WalletMethod; readonly wallet: WalletDescription };

export const WALLETS: readonly WalletPaymentMethod[] = METHOD_LIST.filter(
  (method): method is WalletPaymentMethod => method.wallet !== undefined,
);

export const isWallet = (method: PaymentMethodId): method is WalletMethod => METHODS[method].wallet !== undefined;

/** Finds the wallet of a method; undefined if the method is not a wallet. */
export const walletOf = (method: PaymentMethodId): WalletDescription | undefined => METHODS[method].wallet;

export const EXTERNAL_PROVIDERS = Object.keys(EXTERNAL) as readonly ExternalProvider[];

export const PROVIDER_LIST: readonly (ProviderDescription & { readonly id: ProviderId })[] = Object.values(PROVIDERS);

const EXTERNAL_LIST: readonly ExternalDescription[] = Object.values(EXTERNAL);

/** The names of payers' accounts at providers, such as `PayPal`. */
export const PAYER_ACCOUNTS: readonly string[] = EXTERNAL_LIST.flatMap(({ payerAccount }) => payerAccount ?? []);

/** Providers whose own settlement reports the shop reads. */
export const REPORTING_PROVIDERS = EXTERNAL_LIST.filter(({ hasOwnReports }) => hasOwnReports).map(({ name }) => name);

/** Joins names in a sentence, such as `a, b or c`. */
export const joinNames = (names: readonly string[], last: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(last);

type Language = 'ja' | 'en';

/** Returns the names of methods in a language, by id. */
export const methodNamesOf = (language: Language): Readonly<Record<PaymentMethodId, string>> =>
  namesIn(METHOD_LIST, language);

/** Returns the names of providers in a language, by id. */
export const providerNamesOf = (language: Language): Readonly<Record<ProviderId, string>> =>
  namesIn(PROVIDER_LIST, language);

/** Names of wallets, as `[ja, en]`, by id. */
export const WALLET_NAMES = Object.fromEntries(
  WALLETS.map(({ id, name }) => [id, [name.ja, name.en]]),
) as unknown as Readonly<Record<WalletMethod, readonly [ja: string, en: string]>>;

const namesIn = <Id extends string>(
  list: readonly { readonly id: Id; readonly name: Readonly<Record<Language, string>> }[],
  language: Language,
): Record<Id, string> => Object.fromEntries(list.map(({ id, name }) => [id, name[language]])) as Record<Id, string>;

/** The names of the providers' ledger accounts: `provider_<id>`. */
export const PROVIDER_ACCOUNTS = Object.fromEntries(
  PROVIDER_LIST.map(({ id, account }) => [`provider_${id}`, account]),
) as { readonly [Id in ProviderId as `provider_${Id}`]: ProviderDescription['account'] };
