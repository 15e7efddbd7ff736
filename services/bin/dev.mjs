// npm run dev: builds and restarts the shop on every change, and serves the front ends with Vite's hot reload.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildServer, install, listFrontEnds, printLine, root } from '../build/build.mjs';

const SETTLE_MS = 100;
const port = process.env.PORT ?? '3000';
let shop;
let work;

await install();
await buildServer();
startShop();
const viteServers = await Promise.all(listFrontEnds().map(serveFrontEnd));
for (const folder of ['services', 'migrations']) watch(join(root, folder), { recursive: true }, later(rebuild));
process.once('SIGINT', end);
process.once('SIGTERM', end);
process.once('SIGHUP', end);

function startShop() {
  shop = spawn(process.execPath, ['--enable-source-maps', 'dist/bin/shop.js'], {
    cwd: root,
    stdio: 'inherit',
    // Detached, so that Ctrl-C reaches it only once, through end().
    detached: true,
  });
}

async function stopShop() {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  shop.kill('SIGTERM');
  await once(shop, 'exit');
}

/** Rebuilds and restarts the shop. If the sources do not compile, the running shop stays. */
async function rebuild() {
  try {
    if (!(await buildServer())) return;
    await stopShop();
    startShop();
  } catch (error) {
    printLine(error.message);
  }
}

/** Returns a function that runs an action after a quiet moment, one action at a time. */
function later(action) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = Promise.resolve(work).then(action);
    }, SETTLE_MS);
  };
}

async function serveFrontEnd(name) {
  const { createServer } = await import('vite');
  const shopUrl = `http://127.0.0.1:${port}`;
  const proxy = Object.fromEntries(['/api', '/admin-api', '/sandbox', '/uploads'].map((path) => [path, shopUrl]));
  const server = await createServer({ root: join(root, name), server: { proxy } });
  await server.listen();
  printLine(`${name}: ${server.resolvedUrls.local[0]}`);
  return server;
}

async function end() {
  await work;
  await Promise.all([stopShop(), ...viteServers.map((server) => server.close())]);
  process.exit(0);
}
