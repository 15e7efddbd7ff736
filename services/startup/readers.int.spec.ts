import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BareStore, buildNoted } from '../../test/support/bare-store.js';
import { isAlive } from '../../test/support/is-alive.mjs';
import { reservePort } from '../../test/support/reserved-port.mjs';
import { waitUntil } from '../../test/support/until.js';
import { type RunningReaders, startReaders } from './readers.js';

/** A program that starts the readers as the shop does, and prints their process id. */
const STARTER = `
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, ['dist/bin/readers.js'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  process.stdout.write(String(child.pid));
  setInterval(() => undefined, 1000);
`;

let folder: string;
let bare: BareStore;
let readers: RunningReaders | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oripa-readers-'));
  bare = await BareStore.open('readers');
});
afterEach(async () => {
  await readers?.stop();
  readers = undefined;
  await bare.close();
  rmSync(folder, { recursive: true, force: true });
});

const environment = () => ({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error', KAFKA_BROKERS: '' });
/** Appends an event, and waits until it is numbered and a read model has read the whole log. */
const readOn = async (): Promise<void> => {
  await bare.append('read-on', buildNoted());
  const isRead = `select from store.readers r, store.sequencer s where r.reader = 'draw_history' and r.seq = s.seq
    and not exists (select from store.unsequenced where seconds > 0)`;
  await waitUntil('the log is read', async () => (await bare.pool.query(isRead)).rowCount === 1);
};

describe('the readers that a process starts', () => {
  it('number and read the log, restart after they are killed, and end when they are stopped', async () => {
    readers = startReaders(environment());
    const first = readers.pid()!;
    await readOn();
    process.kill(first, 'SIGKILL');
    await waitUntil('the readers have restarted', async () => readers!.pid() !== first);
    const second = readers.pid()!;
    await readOn();
    await readers.stop();
    expect([isAlive(first), isAlive(second)]).toEqual([false, false]);
  });

  it('run for a shop with an embedded database and a sandbox', async () => {
    const port = await reservePort();
    const settings = { PORT: String(port), SANDBOX_PORT: '0', DATABASE_URL: '', DEMO: '', SANDBOX: '' };
    const shop = spawn(process.execPath, ['dist/bin/shop.js'], {
      env: { ...environment(), ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const metrics = () =>
      fetch(`http://127.0.0.1:${port}/metrics`).then(
        (response) => response.text(),
        () => '',
      );
    await waitUntil('the log is numbered', async () =>
      /heartbeat_age_seconds\{engine="sequencer"\}/.test(await metrics()),
    );
    const ended = once(shop, 'exit');
    shop.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('end with that process, even if it is killed', async () => {
    const starter: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = (await once(starter.stdout!, 'data')) as [Buffer];
    await readOn();
    starter.kill('SIGKILL');
    await waitUntil('the readers have ended', async () => !isAlive(Number(pid)));
  });
});
