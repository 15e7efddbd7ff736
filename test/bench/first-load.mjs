// npm run bench:first-load: the load time of the shop's entry pages on a phone, beside a bare page of the same shop.
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { openShop } from '../browser/open-shop.mjs';
import { ensureChromium } from '../run/chromium.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.RUNS || 5);
const PAGES = ['/', '/pack-detail?packId=1', '/mente.html'];
/** Entry pages of visitors. Lighthouse also scores each once in its four categories. */
const DOORS = ['/', '/pack-detail?packId=1', '/card?packId=1&cardId=sb-001', '/fairness?packId=1', '/user-guide'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Metrics of one load by their Lighthouse names, in milliseconds. The layout shift has no unit. */
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
};
/**
 * Two ways to slow a load. `devtools` really slows the line and the CPU; `simulate` computes a slow load from a fast one. The
 * simulation makes the largest picture wait for every script that came earlier at full speed, needed or not.
 */
const SLOWED = { slowed: 'devtools', 'worked out': 'simulate' };
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const say = (line) => process.stdout.write(`${line}\n`);
const run = promisify(execFile);

/** Loads a page once in a fresh Chromium that is slowed to Lighthouse's phone: CPU ÷ 4, 1.6 Mbit/s, 150 ms per round trip. */
const lookAt = async (url, categories, throttling) => {
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--'],
      ...['lighthouse', url, '--quiet', '--output=json', `--only-categories=${categories}`],
      `--throttling-method=${throttling}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    { maxBuffer: MAX_REPORT_BYTES, env: { ...process.env, CHROME_PATH: await ensureChromium() } },
  );
  const report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url} could not be measured: ${report.runtimeError.message}`);
  return report;
};

const load = async (url, throttling) => {
  const { audits } = await lookAt(url, 'performance', throttling);
  const requests = audits['network-requests'].details.items;
  const bytesOf = (chosen) => chosen.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    ...Object.fromEntries(Object.entries(TIMES).map(([name, audit]) => [name, audits[audit].numericValue])),
    requests: requests.length,
    'JS bytes': bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    'all bytes': bytesOf(requests),
  };
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const written = (name, value) => (name === 'CLS' ? value.toFixed(3) : Math.round(value).toLocaleString('en'));

const print = (page, way, loads) => {
  say(`\n${page} (${way})`);
  for (const name of Object.keys(loads[0])) {
    const values = loads.map((one) => one[name]);
    const [lowest, highest] = [Math.min(...values), Math.max(...values)].map((value) => written(name, value));
    say(`  ${name.padEnd(10)}${written(name, median(values)).padStart(10)}   (${lowest} – ${highest})`);
  }
};

/** Prints scores of 100 and the audits that cost points, except speed, which the loads above show. */
const printScores = async (door, url) => {
  const { audits, categories } = await lookAt(url, CATEGORIES, SLOWED['worked out']);
  const scores = CATEGORIES.map((name) => `${name} ${Math.round(categories[name].score * 100)}`);
  say(`\n${door}\n  ${scores.join(', ')}`);
  const refs = CATEGORIES.slice(1).flatMap((name) => categories[name].auditRefs);
  for (const { id, weight } of refs) if (weight > 0 && audits[id].score === 0) say(`  ${id}: ${audits[id].title}`);
};

mkdirSync('test/.artifacts', { recursive: true });
const shop = await openShop({ name: 'first-load', env: { RATE_LIMITS: '1' } });
try {
  const all = PAGES.flatMap((page) =>
    Object.entries(SLOWED).map(([way, throttling]) => ({ page, way, throttling, loads: [] })),
  );
  for (let round = 1; round <= RUNS; round += 1)
    for (const { page, throttling, loads } of all) loads.push(await load(`${shop.url}${page}`, throttling));
  say(`${LIGHTHOUSE}, its slowed phone, median of ${RUNS} loads (lowest – highest); times in ms`);
  say(`machine's load: ${loadavg()[0].toFixed(1)}`);
  for (const { page, way, loads } of all) print(page, way, loads);
  for (const door of DOORS) await printScores(door, `${shop.url}${door}`);
} finally {
  await shop.close();
}
