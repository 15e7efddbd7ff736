import type { PolicySources } from '../http/pages/policy-sources.js';
import type { PaymentConfig } from './payment-config.js';
import { sourcesOf } from './providers.js';
import { METHODS } from './providers.shared.js';

const DIRECTIVES = ['script-src', 'connect-src', 'frame-src', 'form-action'] as const;

/** Returns the addresses that the checkout page may use, for enabled methods only. */
export const listCheckoutSources = ({ enabledCodes, keys }: PaymentConfig): PolicySources => {
  const sources = sourcesOf(keys, (method) => enabledCodes.includes(METHODS[method].code));
  return Object.fromEntries(DIRECTIVES.map((name) => [name, sources.flatMap((one) => one[name] ?? [])]));
};
