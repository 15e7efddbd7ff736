import './test/browser/browser-globals.js';
import { defineConfig } from '@playwright/test';
import type { Reading } from './test/browser/journey.js';

/** No sandbox, since CI is root; nothing that calls home, so that every request seen is the shop's. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/** The console is for desks alone. */
const CONSOLE = 'console-*.pw.ts';
const shop = { testIgnore: CONSOLE };
/** Each takes its time at the providers: both widths and both languages, but not every pair. */
const withoutPayments = { testIgnore: [CONSOLE, 'buy-points.pw.ts'] };

export default defineConfig<Reading>({
  testDir: './test/browser',
  testMatch: '*.pw.ts',
  outputDir: './test/.artifacts/browser',
  globalSetup: './test/browser/open-shop.mjs',
  // One more than the cores that are asked for: pages wait for time to pass, too.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP_URL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // A trace of every test would cost more than the tests.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM || '/usr/bin/chromium-headless-shell', args: BROWSER_FLAGS },
  },
  projects: [
    { name: '375 ja', ...shop, use: { ...PHONE, language: 'ja' } },
    { name: '375 en', ...withoutPayments, use: { ...PHONE, language: 'en' } },
    { name: '1280 ja', ...withoutPayments, use: { ...DESK, language: 'ja' } },
    { name: '1280 en', ...shop, use: { ...DESK, language: 'en' } },
    { name: 'console ja', testMatch: CONSOLE, use: { ...DESK, language: 'ja' } },
    { name: 'console en', testMatch: CONSOLE, use: { ...DESK, language: 'en' } },
  ],
});
