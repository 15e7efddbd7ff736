import { defineConfig } from '@playwright/test';

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

export default defineConfig({
  testDir: './test/browser',
  testMatch: '*.pw.ts',
  outputDir: './test/.artifacts/browser',
  globalSetup: './test/browser/open-shop.mjs',
  workers: 1,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP_URL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: BROWSER_FLAGS },
  },
  projects: [
    { name: '375', use: { viewport: { width: 375, height: 667 }, hasTouch: true } },
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
