import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Binaries of packages are chosen for these. */
const MACHINE = `${process.platform}-${process.arch} ${process.versions.modules}`;

/**
 * Whether node_modules holds what package-lock.json names, no more and no less, put there for this machine and Node.
 * npm notes in a hidden lock file what it installed. Where nothing tells for which Node, it was for this one.
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

/** Remembers for whom node_modules was filled. */
export const noteInstalled = (root, machine = MACHINE) => {
  if (readOr(toMachineFile(root), '') !== machine) writeFileSync(toMachineFile(root), machine);
};

/** Inside node_modules, so that it goes when they go. */
const toMachineFile = (root) => join(root, 'node_modules/.installed-for');

const readOr = (path, otherwise) => (existsSync(path) ? readFileSync(path, 'utf8') : otherwise);

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/**
 * Builds dist/<name> unless its last finished build was of the same inputs, with the same Node, and is still there.
 *
 * @param inputs paths of all files whose contents decide what is built, the build's own steps among them
 * @param output what is there once it has been built
 * @returns whether anything had changed and was built
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

/** Every file below these paths, as paths from the root; what does not exist has none. */
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
