import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reservePort } from '../../test/support/reserved-port.mjs';
import { waitUntil } from '../../test/support/until.js';
import { startSandbox, startSigner } from './companion.js';

/** A program that starts the sandbox as the shop does, and prints its URL. */
const STARTER = `
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, ['dist/bin/sandbox.js'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.once('message', ({ url }) => process.stdout.write(url));
  setInterval(() => undefined, 1000);
`;

let folder: string;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oripa-sandbox-'));
  port = await reservePort();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const environment = () => ({ ...process.env, DATA_DIR: folder, SANDBOX_PORT: String(port) });
const isResponding = (url: string) =>
  fetch(`${url}/_control/orders`).then(
    ({ ok }) => ok,
    () => false,
  );

describe('the sandbox that a process starts', () => {
  it('listens once it is started, returns its keys, and ends when it is stopped', async () => {
    const sandbox = await startSandbox(environment());
    expect(sandbox.url).toBe(`http://127.0.0.1:${port}`);
    expect(sandbox.environment).toMatchObject({
      VERITRANS_BASE_URL: `${sandbox.url}/veritrans`,
      PAYPAL_BASE_URL: `${sandbox.url}/paypal`,
      AMAZON_PAY_BASE_URL: `${sandbox.url}/amazonpay`,
      AMAZON_PAY_PRIVATE_KEY: expect.stringContaining('PRIVATE KEY'),
    });
    expect(await isResponding(sandbox.url)).toBe(true);
    await sandbox.stop();
    expect(await isResponding(sandbox.url)).toBe(false);
  });

  it('ends with that process, even if it is killed', async () => {
    const starter: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(starter.stdout!, 'data')) as [Buffer];
    expect(await isResponding(String(url))).toBe(true);
    starter.kill('SIGKILL');
    await waitUntil('the sandbox is gone', async () => !(await isResponding(String(url))));
  });

  it('waits for a port that an earlier sandbox still uses', async () => {
    const earlier = await startSandbox(environment());
    const later = startSandbox(environment());
    const patience = new Promise((resolve) => setTimeout(() => resolve('it waits'), 2_000));
    expect(await Promise.race([later.then(() => 'it is open'), patience])).toBe('it waits');
    await earlier.stop();
    const sandbox = await later;
    expect(await isResponding(sandbox.url)).toBe(true);
    expect(sandbox.environment).toEqual(earlier.environment);
    await sandbox.stop();
  });
});

describe('the signer that a process starts', () => {
  it('keeps one key, and gets a new random token at each start', async () => {
    const first = await startSigner(environment());
    const keyOf = async (url: string) => (await fetch(`${url}/key`)).text();
    const key = await keyOf(first.url);
    expect(key).toMatch(/^localhost:3000\/log\+/);
    expect(first.environment).toEqual({ SIGNER_URL: first.url, SIGNER_TOKEN: expect.stringMatching(/^[\w-]{43}$/) });
    await first.stop();
    const second = await startSigner(environment());
    expect(await keyOf(second.url)).toBe(key);
    expect(second.environment.SIGNER_TOKEN).not.toBe(first.environment.SIGNER_TOKEN);
    await second.stop();
  });

  it('reports a failed start', async () => {
    await expect(startSigner({ ...environment(), SIGNER_TOKEN: 'short' })).rejects.toThrow(
      'signer of the log has ended',
    );
  });
});
