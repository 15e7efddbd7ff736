import { type Environment, readValue } from './provider-environment.js';
import { StartupError } from './startup-error.js';

/** Secret variables of the shop itself. Those of providers are read by their own modules. */
const SECRETS = [
  'SHOP_SECRET',
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'DATABASE_OWNER_URL',
  'DATABASE_OWNER_PASSWORD',
  'SIGNER_TOKEN',
  'SMTP_URL',
  'BOOTSTRAP_OPERATOR',
  'KAFKA_SASL_PASSWORD',
  'KAFKA_TLS_KEY',
] as const;

const withPassword = (name: string, address: string, password: string): string => {
  if (!URL.canParse(address)) throw new StartupError(`${name} must be like postgres://shop@host:5432/shop`);
  const url = new URL(address);
  // Components of a URL are escaped; the setter does not escape a percent sign.
  url.password = encodeURIComponent(password);
  return url.href;
};

/**
 * Returns an environment in which each secret has the value of its `NAME_FILE`, if that is set. Passwords that are set separately are
 * added to the database URLs.
 *
 * @throws StartupError for an unreadable file
 */
export const withSecretsOfFiles = (environment: Environment): Record<string, string | undefined> => {
  const read = { ...environment };
  for (const name of SECRETS) if (environment[`${name}_FILE`]) read[name] = readValue(environment, name);
  for (const name of ['DATABASE', 'DATABASE_OWNER']) {
    const [address, password] = [read[`${name}_URL`], read[`${name}_PASSWORD`]];
    if (address && password) read[`${name}_URL`] = withPassword(`${name}_URL`, address, password);
  }
  return read;
};
