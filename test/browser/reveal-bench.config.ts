import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

/** `npm run bench:reveal`: how smooth the reveal is on a slow phone. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'reveal-bench.ts',
  outputDir: '../.artifacts/reveal-bench',
  globalSetup: './open-shop.mjs',
  reporter: 'line',
  workers: 1,
  timeout: 300_000,
  projects: journeys.projects!.filter(({ name }) => name === '375 ja'),
});
