import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerOf } from '../../dist/services/platform/database/data-folder.js';
import { clearLeftovers, clusterIn } from '../../dist/services/platform/database/postgres-cluster.js';
import { endProcess, runningProcess } from '../../dist/services/platform/database/running-process.js';

const NAME = /^oripa-test-(\d+)-/;

/** A new data folder in the system's temporary one, open to the user of PostgreSQL; its name tells whose it is. */
export const makeTestFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), `oripa-test-${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
};

/** Clears away what runs left that were killed: their shop and its PostgreSQL may live on. */
export const sweepTestFolders = async () => {
  for (const name of await readdir(tmpdir())) {
    const owner = NAME.exec(name)?.[1];
    if (!owner || runningProcess(Number(owner))) continue;
    const folder = join(tmpdir(), name);
    const shop = ownerOf(folder);
    if (shop)
      await endProcess(shop, [
        ['SIGTERM', 10_000],
        ['SIGKILL', 10_000],
      ]);
    await clearLeftovers(clusterIn(folder));
    await rm(folder, { recursive: true, force: true });
  }
};
