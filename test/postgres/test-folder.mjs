import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearLeftovers, clusterIn } from '../../dist/services/platform/database/postgres-cluster.js';
import { runningProcess } from '../../dist/services/platform/database/running-process.js';

const NAME = /^oripa-test-(\d+)-/;

/** A new folder in the system's temporary one; its name tells whose it is. */
export const makeTestFolder = () => mkdtemp(join(tmpdir(), `oripa-test-${process.pid}-`));

/** Clears away what runs left that were killed: a killed parent leaves its PostgreSQL running. */
export const sweepTestFolders = async () => {
  for (const name of await readdir(tmpdir())) {
    const owner = NAME.exec(name)?.[1];
    if (!owner || runningProcess(Number(owner))) continue;
    const folder = join(tmpdir(), name);
    await clearLeftovers(clusterIn(folder));
    await rm(folder, { recursive: true, force: true });
  }
};
