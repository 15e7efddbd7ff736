import './test/browser/browser-globals.js';
import { defineConfig } from '@playwright/test';
import type { Reading } from './test/browser/journey.js';
import { DESK, PHONE } from './test/browser/windows.js';

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
  // No core is idle: what is compiled beside a page costs other pages their time.
  '--js-flags=--single-threaded',
];

/** The console is for desks alone. */
const CONSOLE = 'console-*.pw.ts';
/** Looks at each page in both languages. */
const CONSOLE_WALK = 'console-every-route.pw.ts';
/**
 * In one language: the sandbox has one bank account, and two of the first at once would find each other's transfers in their
 * files; the second's pages are looked at in both languages by the dispute that is won, and its words by the walks. The third
 * waits for whole minutes to pass, and the fourth looks at each of its pages in every window and language.
 */
const ONCE = ['console-deposits.pw.ts', 'console-lost-chargebacks.pw.ts', 'console-forged-books.pw.ts', 'console-abuse.pw.ts'];
/** To arrive costs more than to look: these look at a page in either window once they are there. */
const WALKS = 'every-*.pw.ts';
const shop = { testIgnore: [CONSOLE, WALKS] };
/**
 * Journeys whose point is what happens, not how it looks: in both widths and both languages, but not in every pair. The
 * walks look at each of their pages and scenes in every pair.
 */
const ON_WHAT_HAPPENS = [
  'back-button.pw.ts',
  'buyer-rules.pw.ts',
  'buy-points.pw.ts',
  'card.pw.ts',
  'change-of-member.pw.ts',
  'countdown.pw.ts',
  'date-of-birth.pw.ts',
  'demo-draw.pw.ts',
  'device-notifications.pw.ts',
  'glance.pw.ts',
  'finding.pw.ts',
  'first-view.pw.ts',
  'late-payment.pw.ts',
  'live.pw.ts',
  'last-one.pw.ts',
  'maintenance.pw.ts',
  'missing-features.pw.ts',
  'offline.pw.ts',
  'quick-purchase.pw.ts',
  'reminder.pw.ts',
  'service-worker.pw.ts',
  'session-ended.pw.ts',
  'shortfall.pw.ts',
  'sold-out.pw.ts',
  'two-tabs.pw.ts',
  'uncertain-purchase.pw.ts',
  'verified.pw.ts',
  'wanted-pack.pw.ts',
];
const onLooks = { testIgnore: [CONSOLE, WALKS, ...ON_WHAT_HAPPENS] };

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
    // Requests that a service worker sees cannot be held back by a journey; service-worker.pw.ts looks at ours.
    serviceWorkers: 'block',
    // A trace of every test would cost more than the tests.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM || '/usr/bin/chromium-headless-shell', args: BROWSER_FLAGS },
  },
  projects: [
    { name: '375 ja', ...shop, use: { ...PHONE, language: 'ja' } },
    { name: '375 en', ...onLooks, use: { ...PHONE, language: 'en' } },
    { name: '1280 ja', ...onLooks, use: { ...DESK, language: 'ja' } },
    { name: '1280 en', ...shop, use: { ...DESK, language: 'en' } },
    { name: 'walks ja', testMatch: WALKS, use: { ...DESK, language: 'ja' } },
    { name: 'walks en', testMatch: WALKS, use: { ...DESK, language: 'en' } },
    { name: 'console walk', testMatch: CONSOLE_WALK, use: { ...DESK, language: 'ja' } },
    { name: 'console ja', testMatch: CONSOLE, testIgnore: CONSOLE_WALK, use: { ...DESK, language: 'ja' } },
    { name: 'console en', testMatch: CONSOLE, testIgnore: [CONSOLE_WALK, ...ONCE], use: { ...DESK, language: 'en' } },
  ],
});
