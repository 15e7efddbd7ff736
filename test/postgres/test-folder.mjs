import { renameSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ownerOf } from '../../dist/services/platform/database/data-folder.js';
import { clearLeftovers, locateCluster } from '../../dist/services/platform/database/postgres-cluster.js';
import { endProcess, findProcess } from '../../dist/services/platform/database/running-process.js';

const NAME = /^oripa-test-(\d+)-/;

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
const GIB = 2 ** 30;

/**
 * Creates a data folder in the system's temporary folder, accessible to the user of PostgreSQL. Its name contains the owner's
 * process id.
 */
export const makeTestFolder = async (parent = tmpdir()) => {
  const folder = await mkdtemp(join(parent, `oripa-test-${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
};

/** Renames a folder so that the removal of leftovers skips it. @returns its new path */
export const keepTestFolder = (folder) => {
  const kept = join(dirname(folder), `${basename(folder).replace('oripa-test', 'oripa-faults')}-kept`);
  renameSync(folder, kept);
  return kept;
};

/**
 * Returns the folder for disposable data: in memory, where there is plenty. PostgreSQL creates a database of a thousand files
 * there in a fifth of the CPU. On ext4, the search for free inode numbers takes long.
 */
export const placeOfLosableData = async () => {
  const space = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return space > 2 * GIB && process.availableMemory() > 6 * GIB ? MEMORY : tmpdir();
};

const STEPS = [
  ['SIGTERM', 10_000],
  ['SIGKILL', 10_000],
];

const isAbout = async (pid, folder) => {
  const read = (file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  return (await read('cmdline')).includes(folder) || (await read('environ')).includes(folder);
};

/**
 * Lists the processes that name a folder in their command or environment, such as a broker. Returns none where there is no
 * /proc.
 */
const processesOf = async (folder) => {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  const users = await Promise.all(pids.map(async (pid) => ((await isAbout(pid, folder)) ? [pid] : [])));
  return users.flat();
};

const foldersOfRuns = async () => {
  const folders = [tmpdir(), MEMORY].map(async (parent) => {
    const names = await readdir(parent).catch(() => []);
    return names.filter((name) => NAME.test(name)).map((name) => join(parent, name));
  });
  return (await Promise.all(folders)).flat();
};

/** Removes the leftovers of killed runs. Their shop, its PostgreSQL and their brokers may still run. */
export const removeTestFolders = async () => {
  for (const folder of await foldersOfRuns()) {
    const owner = NAME.exec(basename(folder))[1];
    if (findProcess(Number(owner))) continue;
    const shop = ownerOf(folder);
    if (shop) await endProcess(shop, STEPS);
    await clearLeftovers(locateCluster(folder));
    await Promise.all((await processesOf(folder)).map((pid) => endProcess(pid, STEPS)));
    await rm(folder, { recursive: true, force: true });
  }
};
