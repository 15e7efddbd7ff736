import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reservePort } from '../../test/support/reserved-port.mjs';
import { waitUntil } from '../../test/support/until.js';

const PUBLIC = ['/metrics', '/healthz', '/readyz', '/sandbox/outbox'];

let folder: string;
const running: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oripa-production-'));
});
afterAll(async () => {
  for (const child of running.filter(({ exitCode }) => exitCode === null)) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const start = (environment: Record<string, string>): ChildProcess => {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    SANDBOX_PORT: '0',
    KAFKA_BROKERS: '',
    LOG_LEVEL: 'error',
    ...environment,
  };
  const child = spawn(process.execPath, ['dist/bin/shop.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return child;
};
const isUp = (child: ChildProcess) => {
  let output = '';
  child.stdout!.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr!.resume();
  return waitUntil('the process has started', () => child.exitCode !== null || output.includes('is open'));
};
const stateOf = async (url: string) => (await fetch(url)).status;
const listens = (host: string, port: number) =>
  fetch(`http://${host}:${port}/api/user/point`).then(
    () => true,
    () => false,
  );

describe('a start in production', () => {
  it.each([
    ['DEMO', 'DEMO=1 opens a shop whose passwords everybody knows; it is refused in production: leave DEMO out'],
    ['SANDBOX', 'SANDBOX=1 shows everybody every mail; it is refused in production: leave SANDBOX out'],
  ])('prints one line and starts nothing with %s=1', async (name, words) => {
    const child = start({ NODE_ENV: 'production', DATABASE_URL: '', [name]: '1' });
    const [output, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
    expect([code, output]).toEqual([1, `The shop cannot start: ${words}\n`]);
    expect(readdirSync(folder).filter((file) => file.startsWith('postgres'))).toEqual([]);
  });

  it('opens a shop without demo, and serves health checks and metrics on HEALTH_PORT only', async () => {
    const [port, healthPort] = [await reservePort(), await reservePort()];
    const child = start({ NODE_ENV: 'production', PORT: String(port), HEALTH_PORT: String(healthPort) });
    await isUp(child);
    const url = `http://127.0.0.1:${port}`;
    const packs = (await (await fetch(`${url}/api/user/pack/all_list/0`)).json()) as { list?: object[] };
    expect(packs.list ?? []).toEqual([]);
    for (const path of PUBLIC) {
      const response = await fetch(url + path);
      const body = await response.text();
      expect([path, body.includes('process_cpu'), body.includes('"state":200')]).toEqual([path, false, false]);
    }
    const health = `http://127.0.0.1:${healthPort}`;
    expect([await stateOf(`${health}/healthz`), await stateOf(`${health}/readyz`)]).toEqual([200, 200]);
    expect(await (await fetch(`${health}/metrics`)).text()).toContain('shop_mails_parked');
  });

  it('fails if both ports are the same', async () => {
    const child = start({ NODE_ENV: 'production', PORT: '3999', HEALTH_PORT: '3999' });
    const [output, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
    expect([code, output]).toEqual([1, expect.stringContaining('HEALTH_PORT must differ from PORT')]);
  });
});

describe('a demo', () => {
  it.each([
    ['this machine only', {}, false],
    ['other machines if HOST allows it', { HOST: '0.0.0.0' }, true],
  ])('listens for %s', async (_, environment, toOthers) => {
    const port = await reservePort();
    await isUp(start({ SANDBOX: '1', PORT: String(port), ...environment }));
    expect(await listens('127.0.0.1', port)).toBe(true);
    // Another loopback address, on which a process responds only if it listens on all addresses.
    expect(await listens('127.0.0.2', port)).toBe(toOthers);
  });
});
