import pg from 'pg';
import { buildServer } from '../../services/build/build.mjs';
import { compileTests } from '../native/compile-tests.mjs';
import { ensureCaches } from '../run/caches.mjs';

/** State that the teardown has to undo. */
export const testPostgres = {};

/** Settings without durability. Autovacuum is off because it makes timings uneven. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
  shared_buffers: '256MB',
  max_wal_size: '256MB',
  io_method: 'sync',
};

/**
 * Compiles the shop and its specs where they changed. Starts one PostgreSQL for the whole run with a migrated template, which
 * every test file clones.
 */
export default async function startPostgres() {
  ensureCaches();
  await buildServer();
  await compileTests();
  const { makeTestFolder, placeOfLosableData, removeTestFolders } = await import('./test-folder.mjs');
  const { startEmbeddedPostgres } = await import('../../dist/services/platform/database/embedded-postgres.js');
  await removeTestFolders();
  testPostgres.folder = await makeTestFolder(await placeOfLosableData());
  testPostgres.server = await startEmbeddedPostgres({ dataDir: testPostgres.folder, settings });
  process.env.TEST_POSTGRES_URL = testPostgres.server.url;
  await makeTemplate(testPostgres.server.url);
}

const makeTemplate = async (url) => {
  const { createDataSource } = await import('../../dist/services/platform/database/data-source.js');
  const { migrate } = await import('../../dist/services/platform/database/migrate.js');
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create database template_shop');
  await client.end();
  const dataSource = await createDataSource(new URL('/template_shop', url).href).initialize();
  await migrate(dataSource);
  await dataSource.destroy();
};
