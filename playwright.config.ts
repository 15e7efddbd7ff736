import './test/browser/browser-globals.js';
import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { Reading } from './test/browser/journey.js';
import { dayOf, type Language, languageOf, oppositePairsOf, type Pair, pairOf } from './test/browser/turns.js';
import { DESKTOP, PHONE } from './test/browser/windows.js';

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
const CONSOLE = /^console-/;
/** Visits each page of the console in both languages. */
const CONSOLE_WALK = 'console-every-route.pw.ts';
/** Visit each page once and look at it in both windows, because loading costs more than looking. */
const WALKS = /^every-/;
/** Journeys about behaviour. They run in one window and language a day, the others in two. Walks cover every pair. */
const ON_WHAT_HAPPENS = [
  'back-button.pw.ts',
  'buyer-rules.pw.ts',
  'buy-points.pw.ts',
  'card.pw.ts',
  'change-of-member.pw.ts',
  'clocks.pw.ts',
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
  'mails.pw.ts',
  'maintenance.pw.ts',
  'missing-features.pw.ts',
  'missing-parts.pw.ts',
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
  'chosen-pack.pw.ts',
];

// Workers read this file too: the day stays that on which the run began.
process.env.BROWSER_DAY ??= String(dayOf(Date.now()));
const DAY = Number(process.env.BROWSER_DAY);

const FILES = readdirSync('test/browser').filter((name) => name.endsWith('.pw.ts'));
const CONSOLE_FILES = FILES.filter((file) => CONSOLE.test(file) && file !== CONSOLE_WALK);
const SHOP_FILES = FILES.filter((file) => !CONSOLE.test(file) && !WALKS.test(file));

/** Runs every journey in every window and language, such as one that is being written. */
const ALL = process.env.BROWSER_ALL === '1';
/** The sandbox has one bank account: two of these at once would find each other's transfers in their files. */
const ALONE = 'console-deposits.pw.ts';

const inPair = (pair: Pair) =>
  SHOP_FILES.filter((file) => {
    if (ALL) return true;
    return ON_WHAT_HAPPENS.includes(file) ? pairOf(file, DAY) === pair : oppositePairsOf(file, DAY).includes(pair);
  });
/** Each chooses the languages in which it looks at a page: `walks.ts`. */
const WALK_FILES = FILES.filter((file) => WALKS.test(file));
const inLanguage = (language: Language) =>
  CONSOLE_FILES.filter((file) => languageOf(file, DAY) === language || (ALL && file !== ALONE));

export default defineConfig<Reading>({
  testDir: './test/browser',
  testMatch: '*.pw.ts',
  outputDir: './test/.artifacts/browser',
  globalSetup: './test/browser/open-shop.mjs',
  // One more than the cores that are asked for: pages wait for time to pass, too.
  workers: 3,
  // Stops a journey that hangs; it measures no speed. A busy machine may be many times slower than an idle one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP_URL,
    actionTimeout: 60_000,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Requests that a service worker sees cannot be held back by a journey; service-worker.pw.ts looks at ours.
    serviceWorkers: 'block',
    // A trace of every test would cost more than the tests.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM || '/usr/bin/chromium-headless-shell', args: BROWSER_FLAGS },
  },
  projects: [
    { name: '375 ja', testMatch: inPair('375 ja'), use: { ...PHONE, language: 'ja' } },
    { name: '375 en', testMatch: inPair('375 en'), use: { ...PHONE, language: 'en' } },
    { name: '1280 ja', testMatch: inPair('1280 ja'), use: { ...DESKTOP, language: 'ja' } },
    { name: '1280 en', testMatch: inPair('1280 en'), use: { ...DESKTOP, language: 'en' } },
    { name: 'walks', testMatch: WALK_FILES, use: { ...DESKTOP, language: 'ja' } },
    { name: 'console walk', testMatch: CONSOLE_WALK, use: { ...DESKTOP, language: 'ja' } },
    { name: 'console ja', testMatch: inLanguage('ja'), use: { ...DESKTOP, language: 'ja' } },
    { name: 'console en', testMatch: inLanguage('en'), use: { ...DESKTOP, language: 'en' } },
  ],
});
