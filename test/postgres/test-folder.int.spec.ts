import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { keepTestFolder, makeTestFolder, placeOfLosableData, removeTestFolders } from './test-folder.mjs';

const HANGS = ['-e', 'setInterval(() => {}, 1000)'];

const places = [...new Set([tmpdir(), await placeOfLosableData()])];

it.each(places)('removes the leftovers of a killed run in %s and keeps the folder of a live run', async (place) => {
  const folder = await makeTestFolder(place);
  const left = join(place, `oripa-test-${spawnSync('true').pid}-left`);
  mkdirSync(left);
  const byEnvironment = spawn(process.execPath, HANGS, { env: { ...process.env, DATA_DIR: left }, stdio: 'ignore' });
  const byCommand = spawn(process.execPath, [...HANGS, join(left, 'server.properties')], { stdio: 'ignore' });
  const ends = Promise.all([once(byEnvironment, 'exit'), once(byCommand, 'exit')]);
  await removeTestFolders();
  expect(await ends).toEqual([
    [null, 'SIGTERM'],
    [null, 'SIGTERM'],
  ]);
  expect([existsSync(left), existsSync(folder)]).toEqual([false, true]);
  rmSync(folder, { recursive: true });
});

it('keeps the folder of a failed run', async () => {
  const kept = keepTestFolder(await makeTestFolder());
  await removeTestFolders();
  expect(existsSync(kept)).toBe(true);
  rmSync(kept, { recursive: true });
});
