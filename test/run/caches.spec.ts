import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let folder: string;
let home: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'caches-')));
  home = join(folder, 'home');
  mkdirSync(home);
});
afterEach(() => rmSync(folder, { recursive: true }));

const SCRIPT = `const { ensureCaches } = await import(process.argv[1]);
  ensureCaches();
  process.stdout.write(JSON.stringify(process.env));`;

/** Returns the environment at the start of a run in an empty checkout. */
const environmentOf = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const args = ['--input-type=module', '-e', SCRIPT, resolve('test/run/caches.mjs')];
  const env = { PATH: process.env.PATH, ...variables };
  const options = { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' } as const;
  return JSON.parse(execFileSync(process.execPath, args, options));
};

const expectOwn = (environment: NodeJS.ProcessEnv) => {
  const caches = join(folder, '.cache');
  expect(environment).toMatchObject({
    XDG_CACHE_HOME: caches,
    npm_config_cache: join(caches, 'npm'),
    GOMODCACHE: join(caches, 'go/pkg/mod'),
    MAVEN_OPTS: `-Dmaven.repo.local=${join(caches, 'maven')}`,
  });
};

describe('ensureCaches', () => {
  it('keeps the caches of a home folder that can be written', () => {
    const { HOME, XDG_CACHE_HOME, GOPATH, MAVEN_OPTS } = environmentOf({ HOME: home });
    expect({ HOME, XDG_CACHE_HOME, GOPATH }).toEqual({ HOME: home, XDG_CACHE_HOME: undefined, GOPATH: undefined });
    expect(MAVEN_OPTS).toBe(`-Dmaven.repo.local=${join(home, '.m2/repository')}`);
  });

  it('uses the checkout’s where the home folder does not exist', () => {
    expectOwn(environmentOf({ HOME: '/proc/none' }));
  });

  it('uses the checkout’s where the variable of the home folder is empty', () => {
    expectOwn(environmentOf({ HOME: '' }));
  });

  it.each(['.cache', '.npm', '.m2', 'go'])(
    'uses the checkout’s where %s of the home folder cannot be written',
    (name) => {
      writeFileSync(join(home, name), '');
      expectOwn(environmentOf({ HOME: home }));
    },
  );

  it('uses the checkout’s where only the cache of the desktop can be written', () => {
    expectOwn(environmentOf({ HOME: '/proc/none', XDG_CACHE_HOME: folder }));
  });

  it('keeps existing options of Maven', () => {
    expect(environmentOf({ HOME: '/proc/none', MAVEN_OPTS: '-Xmx512m' }).MAVEN_OPTS).toMatch(/^-Xmx512m -Dmaven/);
  });

  it('keeps the choice of the parent process', () => {
    const first = environmentOf({ HOME: '/proc/none' });
    expect(environmentOf(first)).toEqual(first);
  });

  it('finds the home folder without the variable', () => {
    const { HOME, XDG_CACHE_HOME } = environmentOf({});
    expect(HOME || XDG_CACHE_HOME).toMatch(/^\//);
  });
});
