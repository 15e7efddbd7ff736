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
    throw new StartupError(`${name} cannot be reached: ${(error as Error).message || 'no response'}`);
  }
};

/**
 * Migrates the schema as its owner, and grants the role of `databaseUrl` the rights that the shop needs.
 *
 * @throws StartupError if the owner cannot connect, or the role of the shop has too many rights
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
 * Connects to the database and makes sure that its schema is up to date.
 *
 * @param ownerUrl the owner of the schema; null if the role of the shop owns it, or another process has migrated it
 * @throws StartupError if it cannot connect or migrate
 */
export const connect = async (databaseUrl: string, ownerUrl: string | null): Promise<Database> => {
  if (ownerUrl) await prepareDatabase(ownerUrl, databaseUrl);
  const dataSource = await open('DATABASE_URL', databaseUrl);
  await migrate(dataSource);
  return new Database(dataSource);
};
