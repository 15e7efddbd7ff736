// npm run bench:first-load: what a phone waits for at the shop's door, beside a bare page of the same shop.
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { openShop } from '../browser/open-shop.mjs';
import { ensureChromium } from '../run/chromium.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.RUNS || 5);
const PAGES = ['/', '/pack-detail?packId=1', '/mente.html'];
/** Of one load, as Lighthouse names them, in milliseconds; the shift is a number without a unit. */
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
};
const MOST_REPORT_BYTES = 64 * 1024 * 1024;

const say = (line) => process.stdout.write(`${line}\n`);
const run = promisify(execFile);

/** Loads a page once in a fresh Chromium that is slowed to Lighthouse's phone: CPU ÷ 4, 1.6 Mbit/s, 150 ms a round trip. */
const load = async (url) => {
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--'],
      ...['lighthouse', url, '--quiet', '--output=json', '--only-categories=performance'],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    { maxBuffer: MOST_REPORT_BYTES, env: { ...process.env, CHROME_PATH: await ensureChromium() } },
  );
  const { audits, runtimeError } = JSON.parse(stdout);
  if (runtimeError) throw new Error(`${url} could not be measured: ${runtimeError.message}`);
  const requests = audits['network-requests'].details.items;
  const bytesOf = (chosen) => chosen.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    ...Object.fromEntries(Object.entries(TIMES).map(([name, audit]) => [name, audits[audit].numericValue])),
    'JS bytes': bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    'all bytes': bytesOf(requests),
  };
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const written = (name, value) => (name === 'CLS' ? value.toFixed(3) : Math.round(value).toLocaleString('en'));

const print = (page, loads) => {
  say(`\n${page}`);
  for (const name of Object.keys(loads[0])) {
    const values = loads.map((one) => one[name]);
    const [lowest, highest] = [Math.min(...values), Math.max(...values)].map((value) => written(name, value));
    say(`  ${name.padEnd(10)}${written(name, median(values)).padStart(10)}   (${lowest} – ${highest})`);
  }
};

mkdirSync('test/.artifacts', { recursive: true });
const shop = await openShop({ name: 'first-load', env: { RATE_LIMITS: '1' } });
try {
  const loads = new Map(PAGES.map((page) => [page, []]));
  for (let round = 1; round <= RUNS; round += 1)
    for (const page of PAGES) loads.get(page).push(await load(`${shop.url}${page}`));
  say(`${LIGHTHOUSE}, its slowed phone, median of ${RUNS} loads (lowest – highest); times in ms`);
  say(`machine's load: ${loadavg()[0].toFixed(1)}`);
  for (const page of PAGES) print(page, loads.get(page));
} finally {
  await shop.close();
}
