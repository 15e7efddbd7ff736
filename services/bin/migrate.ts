import { logger } from '../platform/observability/logger.js';
import { StartupError } from '../platform/startup-error.js';
import { prepareDatabase } from '../startup/connect.js';

const urlOf = (name: string): string => {
  const url = process.env[name];
  if (!url) throw new StartupError(`set ${name}`);
  return url;
};

/** Brings the schema up to date as its owner, gives the shop's role its rights, and ends. */
try {
  await prepareDatabase(urlOf('DATABASE_OWNER_URL'), urlOf('DATABASE_URL'));
  logger.warn('the database is up to date');
} catch (error) {
  if (error instanceof StartupError) process.stderr.write(`The database was not prepared: ${error.message}\n`);
  else logger.error(error);
  process.exitCode = 1;
}
