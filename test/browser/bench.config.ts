import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

const inProject = (project: string, testMatch: string) => ({
  ...journeys.projects!.find(({ name }) => name === project)!,
  testMatch,
});

/**
 * Benches of the browser. `npm run bench:reveal` measures the smoothness of the reveal on a slow phone, `npm run
 * bench:prize-rows` the opening of large packs.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../.artifacts/bench',
  globalSetup: './open-shop.mjs',
  reporter: 'line',
  workers: 1,
  timeout: 300_000,
  projects: [inProject('375 ja', 'reveal-bench.ts'), inProject('console ja', 'prize-rows-bench.ts')],
});
