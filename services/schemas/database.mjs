// npm run database: writes docs/reference/database.md from a temporary database with all migrations.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../../dist/services/platform/database/data-source.js';
import { startEmbeddedPostgres } from '../../dist/services/platform/database/embedded-postgres.js';
import { migrate } from '../../dist/services/platform/database/migrate.js';
import { describeDatabase } from '../../dist/services/schemas/database-diagram.js';

const folder = mkdtempSync(join(tmpdir(), 'oripa-diagram-'));
// PostgreSQL runs as another user.
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: folder });
try {
  const dataSource = await createDataSource(postgres.url).initialize();
  await migrate(dataSource);
  const query = async (text) => ({ rows: await dataSource.query(text) });
  writeFileSync(join(import.meta.dirname, '../../docs/reference/database.md'), await describeDatabase({ query }));
  await dataSource.destroy();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
