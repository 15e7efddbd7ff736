import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
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

const STEPS = [
  ['SIGTERM', 10_000],
  ['SIGKILL', 10_000],
];

const isAbout = async (pid, folder) => {
  const read = (file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  return (await read('cmdline')).includes(folder) || (await read('environ')).includes(folder);
};

/** Processes that name a folder in their command or their environment, such as a broker; none where there is no /proc. */
const processesOf = async (folder) => {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  const found = await Promise.all(pids.map(async (pid) => ((await isAbout(pid, folder)) ? [pid] : [])));
  return found.flat();
};

/** Clears away what runs left that were killed: their shop, its PostgreSQL and their brokers may live on. */
export const sweepTestFolders = async () => {
  for (const name of await readdir(tmpdir())) {
    const owner = NAME.exec(name)?.[1];
    if (!owner || runningProcess(Number(owner))) continue;
    const folder = join(tmpdir(), name);
    const shop = ownerOf(folder);
    if (shop) await endProcess(shop, STEPS);
    await clearLeftovers(clusterIn(folder));
    await Promise.all((await processesOf(folder)).map((pid) => endProcess(pid, STEPS)));
    await rm(folder, { recursive: true, force: true });
  }
};
