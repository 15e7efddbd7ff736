import { type Environment, readValue } from './provider-environment.js';
import { StartupError } from './startup-error.js';

/** Settings of the shop itself that are secret; those of providers are read where they are used. */
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
  // The parts of an address are escaped; the setter leaves a percent sign as it is.
  url.password = encodeURIComponent(password);
  return url.href;
};

/**
 * Returns an environment in which each secret has the value of its `NAME_FILE`, where that is set. The database's addresses get
 * the passwords that are set separately.
 *
 * @throws StartupError for a file that cannot be read
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
