import { addressOf, type Environment, readValue } from '../provider-environment.js';
import type { PartnerAddress } from './partner-sites.js';

/** Reads the address of the sandbox's partner sites for the demo shop; null when none is configured. */
export const readDemoPartner = (environment: Environment, sandbox: boolean): PartnerAddress | null => {
  if (!sandbox || !environment.PARTNER_BASE_URL) return null;
  return {
    baseUrl: addressOf(environment, 'PARTNER_BASE_URL', 'https://partner.example', sandbox),
    keyId: readValue(environment, 'PARTNER_KEY_ID'),
    secret: readValue(environment, 'PARTNER_SECRET'),
  };
};
