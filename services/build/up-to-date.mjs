import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The platform and Node version for which binaries of packages are installed. */
const MACHINE = `${process.platform}-${process.arch} ${process.versions.modules}`;

/**
 * Checks whether node_modules has exactly the packages of package-lock.json, installed for this machine and Node version. It reads
 * the hidden lock file of npm. Without a recorded Node version, the current one is assumed.
 */
export const isInstalled = (root, machine = MACHINE) => {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  if (readOr(toMachineFile(root), machine) !== machine) return false;
  const present = packagesOf(installed);
  const locked = packagesOf(join(root, 'package-lock.json'));
  return (
    Object.keys(present).every((path) => locked[path] && existsSync(join(root, path))) &&
    Object.entries(locked).every(
      ([path, { integrity, optional }]) =>
        path === '' || (present[path] ? present[path].integrity === integrity : optional),
    )
  );
};

/** Records the machine and Node version for which node_modules was installed. */
export const noteInstalled = (root, machine = MACHINE) => {
  if (readOr(toMachineFile(root), '') !== machine) writeFileSync(toMachineFile(root), machine);
};

/** Returns the path of that record. It is inside node_modules, so that it is removed with them. */
const toMachineFile = (root) => join(root, 'node_modules/.installed-for');

const readOr = (path, otherwise) => (existsSync(path) ? readFileSync(path, 'utf8') : otherwise);

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/**
 * Builds dist/<name>, unless its output exists and its last finished build had the same inputs and Node version.
 *
 * @param inputs the paths of all files that determine the result, including the build scripts
 * @param output a file that exists after the build
 * @returns true if it was built
 */
export const buildOnce = async (root, { name, inputs, output, build }) => {
  const stamp = join(root, 'dist', `${name}.stamp`);
  const hash = hashOf(root, inputs);
  if (existsSync(join(root, output)) && readOr(stamp, '') === hash) return false;
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
};

/** Lists every file below these paths, as paths from the root. A missing path has none. */
export const listFilesBelow = (root, paths) =>
  paths.flatMap((path) => {
    if (!existsSync(join(root, path))) return [];
    if (statSync(join(root, path)).isFile()) return [path];
    return listFilesBelow(
      root,
      readdirSync(join(root, path)).map((name) => join(path, name)),
    );
  });

const hashOf = (root, paths) => {
  const hash = createHash('sha256').update(`${process.version}\0`);
  for (const path of paths.toSorted())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
};
