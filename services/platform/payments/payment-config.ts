import type { EnvironmentVariable } from '../environment-variable.js';
import type { Environment } from '../provider-environment.js';
import { type BankAccount, readBankAccount } from './bank/bank-account.js';
import { bankVariables } from './bank/variables.js';
import { DECLARATIONS, type ProviderKeys, readProviderKeys } from './providers.js';
import { EXTERNAL_PROVIDERS, METHOD_LIST, type ProviderId } from './providers.shared.js';

/** The payment methods that are configured. */
export interface PaymentConfig {
  /** The numbers of the enabled methods: `1` card, `2` convenience store, and so on. */
  readonly enabledCodes: readonly string[];
  /** Keys by provider; null if one is missing. */
  readonly keys: ProviderKeys;
  readonly bank: BankAccount | null;
  /** The missing settings of enabled methods, for the operator who starts the shop. */
  readonly missing: readonly string[];
}

const ALL_METHODS = METHOD_LIST.map(({ code }) => code).join(',');

const codesOf = (provider: ProviderId): readonly string[] =>
  METHOD_LIST.filter((method) => method.provider === provider).map(({ code }) => code);

/** Reads the settings of payments. @throws StartupError for an invalid value */
export const readPaymentConfig = (environment: Environment, isSandbox: boolean): PaymentConfig => {
  const enabledCodes = (environment.PAYMENT_METHODS ?? ALL_METHODS).split(',').map((one) => one.trim());
  const keys = readProviderKeys(environment, isSandbox);
  const bank = readBankAccount(environment);
  const lacking = (provider: ProviderId, variables: readonly EnvironmentVariable[]) => {
    const names = variables.filter((one) => one.default === null).map(({ name }) => name);
    const off = enabledCodes.filter((one) => codesOf(provider).includes(one));
    const missing = names.filter((name) => !environment[name] && !environment[`${name}_FILE`]);
    return off.length > 0 ? [`payment methods ${off.join(', ')} are off: ${missing.join(', ')} not set`] : [];
  };
  const missing = [
    ...EXTERNAL_PROVIDERS.flatMap((id) => (keys[id] ? [] : lacking(id, DECLARATIONS[id].variables))),
    ...(bank ? [] : lacking('bank', bankVariables)),
  ];
  return { enabledCodes, keys, bank, missing };
};
