import { logger } from '../platform/observability/logger.js';
import type { Environment } from '../platform/provider-environment.js';
import { withSecretsOfFiles } from '../platform/secret-files.js';
import { StartupError } from '../platform/startup-error.js';
import { prepareDatabase } from '../startup/connect.js';

const urlOf = (environment: Environment, name: string): string => {
  const url = environment[name];
  if (!url) throw new StartupError(`${name} is not set`);
  return url;
};

/** Migrates the schema as its owner, grants the role of the shop its rights, and ends. */
try {
  const environment = withSecretsOfFiles(process.env);
  await prepareDatabase(urlOf(environment, 'DATABASE_OWNER_URL'), urlOf(environment, 'DATABASE_URL'));
  logger.warn('the database is up to date');
} catch (error) {
  if (error instanceof StartupError) process.stderr.write(`The database was not prepared: ${error.message}\n`);
  else logger.error(error);
  process.exitCode = 1;
}
