import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/** Folder that replaces the caches in the home folder; git ignores it. */
const INSTEAD = '.cache';
/** Folders of the home folder with the caches of npm, Maven, Go and the compilers. */
const CACHES = ['.cache', '.npm', '.m2', 'go'];

const isWritable = (folder) => {
  const probe = join(folder, `.oripa-shop-${process.pid}`);
  try {
    mkdirSync(probe);
    rmdirSync(probe);
    return true;
  } catch {
    return false;
  }
};

/** Returns what `find` returns; undefined where this user has no entry in the list of users. */
const orNone = (find) => {
  try {
    return find();
  } catch {
    return undefined;
  }
};

/** Lists the folders that cannot be written: the home folder, or a cache in it that another user created. */
const unwritable = (home) => {
  if (!home || !isWritable(home)) return [home || 'of this user'];
  return CACHES.map((name) => join(home, name)).filter((folder) => existsSync(folder) && !isWritable(folder));
};

/** Adds an option for Maven's Java. */
const withMaven = (option) => [process.env.MAVEN_OPTS, option].filter(Boolean).join(' ');

/**
 * Gives npm, Maven, Go and the browser writable caches, where those of the home folder are not. Their settings are still read
 * from there; its packages are fetched again.
 */
export const ensureCaches = () => {
  const caches = resolve(INSTEAD);
  // The parent of this process has already reported it.
  if (process.env.XDG_CACHE_HOME === caches) return;
  const home = orNone(homedir);
  const missing = unwritable(home);
  if (missing.length === 0) {
    // Go reads the variable alone, and Java the list of users alone.
    process.env.HOME = home;
    if (orNone(userInfo)?.homedir !== home)
      process.env.MAVEN_OPTS = withMaven(`-Dmaven.repo.local=${join(home, '.m2/repository')}`);
    return;
  }
  mkdirSync(caches, { recursive: true });
  process.stderr.write(`The home folder cannot be written (${missing.join(', ')}): caches are in ${caches}\n`);
  Object.assign(process.env, {
    XDG_CACHE_HOME: caches,
    npm_config_cache: join(caches, 'npm'),
    GOCACHE: join(caches, 'go-build'),
    GOPATH: join(caches, 'go'),
    GOMODCACHE: join(caches, 'go/pkg/mod'),
    MAVEN_OPTS: withMaven(`-Dmaven.repo.local=${join(caches, 'maven')}`),
  });
};
