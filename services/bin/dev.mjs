// npm run dev: the shop, built and started again on every change, and the front ends with Vite's hot reload.
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
    // Out of reach of Ctrl-C, which is passed on once by end().
    detached: true,
  });
}

async function stopShop() {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  shop.kill('SIGTERM');
  await once(shop, 'exit');
}

/** Leaves the running shop alone as long as what is written does not compile. */
async function rebuild() {
  try {
    if (!(await buildServer())) return;
    await stopShop();
    startShop();
  } catch (error) {
    printLine(error.message);
  }
}

/** Once things have been quiet for a moment, and one after the other. */
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
