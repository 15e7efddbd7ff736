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

/** A process that starts the readers as the shop does, and says which they are. */
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
/** Resolves when what is written now is numbered, and a read model has come to the end of the log. */
const readOn = async (): Promise<void> => {
  await bare.append('read-on', buildNoted());
  const isRead = `select from store.readers r, store.sequencer s where r.reader = 'draw_history' and r.seq = s.seq
    and not exists (select from store.unsequenced where seconds > 0)`;
  await waitUntil('the log is read', async () => (await bare.pool.query(isRead)).rowCount === 1);
};

describe('the readers that a process starts', () => {
  it('number the log and read it, are started again when they are killed, and are gone when they are stopped', async () => {
    readers = startReaders(environment());
    const first = readers.pid()!;
    await readOn();
    process.kill(first, 'SIGKILL');
    await waitUntil('there are others', async () => readers!.pid() !== first);
    const second = readers.pid()!;
    await readOn();
    await readers.stop();
    expect([isAlive(first), isAlive(second)]).toEqual([false, false]);
  });

  it('are those of a shop that has a database and providers of its own', async () => {
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

  it('end with that process, however that ends', async () => {
    const starter: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = (await once(starter.stdout!, 'data')) as [Buffer];
    await readOn();
    starter.kill('SIGKILL');
    await waitUntil('they are gone', async () => !isAlive(Number(pid)));
  });
});
