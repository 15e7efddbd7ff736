import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTestFolder, sweepTestFolders } from '../postgres/test-folder.mjs';

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

/** Opens the real shop with its demo for the whole run, at $SHOP_URL; its log goes to test/.artifacts/shop.log. */
export default async function openShop() {
  await sweepTestFolders();
  const folder = await makeTestFolder();
  const port = await freePort();
  mkdirSync('test/.artifacts', { recursive: true });
  const log = openSync('test/.artifacts/shop.log', 'w');
  const shop = spawn(process.execPath, ['--enable-source-maps', 'dist/services/bin/shop.js'], {
    stdio: ['ignore', log, log],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, RATE_LIMITS: '0', DATABASE_URL: '' },
  });
  process.env.SHOP_URL = `http://127.0.0.1:${port}`;
  await ready(shop);
  return async () => {
    await close(shop);
    await rm(folder, { recursive: true, force: true });
  };
}

const hasEnded = (shop) => shop.exitCode !== null || shop.signalCode !== null;

const ready = async (shop) => {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${process.env.SHOP_URL}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (hasEnded(shop)) throw new Error('the shop did not open: see test/.artifacts/shop.log');
    if (performance.now() > giveUpAt) {
      shop.kill('SIGKILL');
      throw new Error(`the shop was not ready within ${READY_WITHIN_MS} ms: see test/.artifacts/shop.log`);
    }
    await sleep(100);
  }
};

const close = async (shop) => {
  if (hasEnded(shop)) throw new Error('the shop ended by itself: see test/.artifacts/shop.log');
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  const killer = setTimeout(() => shop.kill('SIGKILL'), STOP_WITHIN_MS);
  const [code] = await ended;
  clearTimeout(killer);
  if (code !== 0) throw new Error(`the shop did not stop clean (${code}): see test/.artifacts/shop.log`);
};

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
};
