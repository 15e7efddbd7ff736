import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildOnce, isInstalled, listFilesBelow, noteInstalled } from './up-to-date.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'up-to-date-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('the installation of packages', () => {
  const PACKAGES = {
    'node_modules/pg': { integrity: 'sha512-pg' },
    'node_modules/pg/node_modules/bytes': { integrity: 'sha512-bytes' },
  };
  const lock = (path: string, packages: object): void => write(path, JSON.stringify({ packages }));
  /** Writes node_modules as `npm ci` does. */
  const installed = (packages: object): void => {
    lock('node_modules/.package-lock.json', packages);
    for (const path of Object.keys(packages)) mkdirSync(join(root, path), { recursive: true });
  };
  const writeLock = (packages: object): void => lock('package-lock.json', { '': {}, ...packages });

  it('does not run if every locked package is present', () => {
    installed(PACKAGES);
    writeLock(PACKAGES);
    expect(isInstalled(root)).toBe(true);
  });

  it('does not run for an optional package of another platform', () => {
    installed(PACKAGES);
    writeLock({ ...PACKAGES, 'node_modules/fsevents': { integrity: 'sha512-mac', optional: true } });
    expect(isInstalled(root)).toBe(true);
  });

  it('runs on a fresh clone', () => {
    writeLock(PACKAGES);
    expect(isInstalled(root)).toBe(false);
  });

  it('runs if the lock file has more, fewer or other packages', () => {
    installed(PACKAGES);
    writeLock({ ...PACKAGES, 'node_modules/new': { integrity: 'sha512-new' } });
    expect(isInstalled(root)).toBe(false);
    writeLock({ 'node_modules/pg': PACKAGES['node_modules/pg'] });
    expect(isInstalled(root)).toBe(false);
    writeLock({ ...PACKAGES, 'node_modules/pg': { integrity: 'sha512-other' } });
    expect(isInstalled(root)).toBe(false);
  });

  it('runs if a package was removed', () => {
    installed(PACKAGES);
    writeLock(PACKAGES);
    rmSync(join(root, 'node_modules/pg/node_modules/bytes'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  it('runs if the Node version has changed', () => {
    installed(PACKAGES);
    writeLock(PACKAGES);
    noteInstalled(root, 'linux-x64 115');
    expect(isInstalled(root, 'linux-x64 115')).toBe(true);
    expect(isInstalled(root, 'linux-x64 127')).toBe(false);
  });
});

describe('a build', () => {
  let builds: number;
  const buildServer = (): Promise<boolean> =>
    buildOnce(root, {
      name: 'server',
      inputs: listFilesBelow(root, ['services', 'nowhere']),
      output: 'dist/shop.js',
      build: async () => {
        builds += 1;
        write('dist/shop.js', 'built');
      },
    });
  beforeEach(async () => {
    builds = 0;
    write('services/points/wallet.ts', 'first');
    await buildServer();
  });

  it('runs once for the same inputs', async () => {
    expect(await buildServer()).toBe(false);
    expect(builds).toBe(1);
  });

  it('runs again when an input changes, changes back, or is added, removed or renamed', async () => {
    write('services/points/wallet.ts', 'second');
    expect(await buildServer()).toBe(true);
    write('services/points/wallet.ts', 'first');
    expect(await buildServer()).toBe(true);
    write('services/points/lots.ts', 'new');
    expect(await buildServer()).toBe(true);
    rmSync(join(root, 'services/points/lots.ts'));
    write('services/points/lots2.ts', 'new');
    expect(await buildServer()).toBe(true);
    rmSync(join(root, 'services/points/lots2.ts'));
    expect(await buildServer()).toBe(true);
    expect(await buildServer()).toBe(false);
  });

  it('runs again when its output is missing', async () => {
    rmSync(join(root, 'dist/shop.js'));
    expect(await buildServer()).toBe(true);
  });

  it('runs again after a failed build', async () => {
    const broken = buildOnce(root, {
      name: 'server',
      inputs: [],
      output: 'dist/shop.js',
      build: () => Promise.reject(new Error('does not compile')),
    });
    await expect(broken).rejects.toThrow('does not compile');
    expect(existsSync(join(root, 'dist/server.stamp'))).toBe(false);
    expect(await buildServer()).toBe(true);
  });
});
