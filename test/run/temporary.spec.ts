import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let machine: string;

beforeEach(() => {
  machine = realpathSync(mkdtempSync(join(tmpdir(), 'temporary-')));
});
afterEach(() => rmSync(machine, { recursive: true }));

const RUN = `const { takeTemporaryFolder } = await import(process.argv[1]);
  const { mkdirSync, writeFileSync } = await import('node:fs');
  takeTemporaryFolder();
  mkdirSync(process.env.TMPDIR + '/left');
  writeFileSync(process.env.TMPDIR + '/left/file', '');
  if (process.argv[2] === 'keeps') mkdirSync(process.env.TMPDIR + '/data-kept');
  process.stdout.write(process.env.TMPDIR);
  if (process.argv[2] === 'hangs') setInterval(() => {}, 1000);`;

const optionsFor = (how: string) => ({
  args: ['--input-type=module', '-e', RUN, resolve('test/run/temporary.mjs'), how],
  env: { ...process.env, TMPDIR: machine },
});

/** Runs until the end. @returns its temporary folder */
const run = (how = 'ends') => {
  const { args, env } = optionsFor(how);
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' }).stdout;
};

describe('takeTemporaryFolder', () => {
  it('removes the folder at the end of the run', () => {
    expect(run()).toMatch(new RegExp(`^${machine}/oripa-run-`));
    expect(readdirSync(machine)).toEqual([]);
  });

  it('keeps data of a failed test', () => {
    expect(readdirSync(run('keeps'))).toEqual(['data-kept']);
    run();
    expect(readdirSync(machine)).toHaveLength(1);
  });

  it('removes the folder of a killed run, and not that of a live run', async () => {
    const { args, env } = optionsFor('hangs');
    const hanging = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [folder] = await once(hanging.stdout.setEncoding('utf8'), 'data');
    run();
    expect(existsSync(join(folder, 'left/file'))).toBe(true);
    hanging.kill('SIGKILL');
    await once(hanging, 'exit');
    run();
    expect(existsSync(folder)).toBe(false);
  });

  it('keeps folders of other programs', () => {
    mkdirSync(join(machine, 'oripa-test-1-of-others'));
    run();
    expect(readdirSync(machine)).toEqual(['oripa-test-1-of-others']);
  });
});
