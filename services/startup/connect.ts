import { projections } from '../parts.js';
import { createDataSource } from '../platform/database/data-source.js';
import { Database } from '../platform/database/database.js';
import { migrate } from '../platform/database/migrate.js';
import { grantToShop } from '../platform/database/shop-role.js';
import { tablesOf } from '../platform/projections/rebuild.js';
import { StartupError } from '../platform/startup-error.js';

const readModels = projections.flatMap(tablesOf);

const open = async (name: string, databaseUrl: string, poolSize?: number) => {
  const dataSource = createDataSource(databaseUrl, projections, poolSize);
  try {
    return await dataSource.initialize();
  } catch (error) {
    throw new StartupError(`${name} cannot be reached: ${(error as Error).message || 'no answer'}`);
  }
};

/**
 * Brings the schema up to date as its owner, and gives the role of `databaseUrl` what the shop needs.
 *
 * @throws StartupError when the owner cannot be reached, or the shop's role may do too much
 */
export const prepareDatabase = async (ownerUrl: string, databaseUrl: string): Promise<void> => {
  const owner = await open('DATABASE_OWNER_URL', ownerUrl, 3);
  try {
    await migrate(owner);
    await grantToShop(owner, databaseUrl, readModels);
  } finally {
    await owner.destroy();
  }
};

/**
 * The process's connections to a database whose schema is up to date.
 *
 * @param ownerUrl who owns the schema; null where the shop's own role does, or another process has brought it up to date
 * @throws StartupError when it cannot be reached or brought up to date
 */
export const connect = async (databaseUrl: string, ownerUrl: string | null): Promise<Database> => {
  if (ownerUrl) await prepareDatabase(ownerUrl, databaseUrl);
  const dataSource = await open('DATABASE_URL', databaseUrl);
  await migrate(dataSource);
  return new Database(dataSource);
};
