import { mkdirSync, rmdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Takes the home folder's place; git does not see it. */
const INSTEAD = '.cache/home';

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
 * Gives all that is started from here a home folder that can be written: npm, Maven, Go and the browser keep their files there.
 * Packages that the real one has are fetched again.
 */
export const ensureHome = () => {
  if (isWritable(homedir())) return;
  const home = resolve(INSTEAD);
  mkdirSync(home, { recursive: true });
  process.stderr.write(`The home folder ${homedir()} cannot be written: ${home} takes its place\n`);
  process.env.HOME = home;
  for (const name of [
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
    'XDG_DATA_HOME',
    'npm_config_cache',
    'GOCACHE',
    'GOPATH',
    'GOMODCACHE',
  ])
    delete process.env[name];
  // Java asks the system for the home folder, not the environment.
  process.env.MAVEN_OPTS = `${process.env.MAVEN_OPTS ?? ''} -Duser.home=${home}`.trim();
};
