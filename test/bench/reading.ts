import { startBare } from './bare.js';
import { print } from './figures.js';
import { HttpSession } from './http-session.js';
import { ShopUnderLoad } from './shop-under-load.js';

const CONNECTIONS = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const PATHS = ['/api/user/pack/list', '/api/user/pack/detail/1'];

/** Returns the requests per second of visitors who read one path. */
const readersPerSecond = async (port: number, path: string, seconds: number): Promise<number> => {
  const sessions = await Promise.all(Array.from({ length: CONNECTIONS }, () => HttpSession.open(port)));
  let requests = 0;
  const started = performance.now();
  await Promise.all(
    sessions.map(async (session) => {
      while (performance.now() - started < seconds * 1000) {
        await session.get(path);
        requests += 1;
      }
    }),
  );
  const rate = requests / ((performance.now() - started) / 1000);
  for (const session of sessions) session.close();
  return rate;
};

/** Returns the shop's responses by path. */
const bodiesOf = async (shopPort: number): Promise<Record<string, string>> => {
  const bodies: Record<string, string> = {};
  for (const path of PATHS) {
    const response = await fetch(`http://127.0.0.1:${shopPort}${path}`);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    bodies[path] = Buffer.from(await response.arrayBuffer()).toString('base64');
  }
  return bodies;
};

const shop = await ShopUnderLoad.prepare();
const port = await shop.start('shop', { DEMO: '1' });
const bare = await startBare(await bodiesOf(port));
try {
  const figures: Record<string, number | string> = {};
  for (const path of PATHS) {
    await readersPerSecond(port, path, 1);
    await readersPerSecond(bare.port, path, 1);
    const ours = await readersPerSecond(port, path, SECONDS);
    const yardstick = await readersPerSecond(bare.port, path, SECONDS);
    figures[`${path}, requests/s`] = ours;
    figures[`${path}, a bare Fastify route with the same bytes`] = yardstick;
    figures[`${path}, ratio (goal 0.7)`] = ours / yardstick;
  }
  print(`reading: ${CONNECTIONS} visitors`, figures);
} finally {
  bare.child.kill('SIGTERM');
  await shop.stop();
}
