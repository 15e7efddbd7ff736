import { mkdirSync, rmdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Takes the place of the caches in the home folder; git does not see it. */
const INSTEAD = '.cache';

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

/**
 * Gives npm, Maven, Go and the browser caches that can be written, where the home folder cannot. Their settings are still read
 * from there; the packages that it has are fetched again.
 */
export const ensureCaches = () => {
  if (process.env.XDG_CACHE_HOME && isWritable(process.env.XDG_CACHE_HOME)) return;
  if (isWritable(homedir())) return;
  const caches = resolve(INSTEAD);
  mkdirSync(caches, { recursive: true });
  process.stderr.write(`The home folder ${homedir()} cannot be written: caches are in ${caches}\n`);
  Object.assign(process.env, {
    XDG_CACHE_HOME: caches,
    npm_config_cache: join(caches, 'npm'),
    GOCACHE: join(caches, 'go-build'),
    GOPATH: join(caches, 'go'),
    GOMODCACHE: join(caches, 'go/pkg/mod'),
    MAVEN_OPTS: `${process.env.MAVEN_OPTS ?? ''} -Dmaven.repo.local=${join(caches, 'maven')}`.trim(),
  });
};
