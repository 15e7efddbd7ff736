import { addressOf, type Environment, readValue } from '../provider-environment.js';
import type { PartnerAddress } from './partner-sites.js';

/** The sandbox's partner site, which the demo shop begins with; null where it is not told of one. */
export const readDemoPartner = (environment: Environment, sandbox: boolean): PartnerAddress | null => {
  if (!sandbox || !environment.PARTNER_BASE_URL) return null;
  return {
    baseUrl: addressOf(environment, 'PARTNER_BASE_URL', 'https://partner.example', sandbox),
    keyId: readValue(environment, 'PARTNER_KEY_ID'),
    secret: readValue(environment, 'PARTNER_SECRET'),
  };
};
