import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

/** Configuration of `npm run screens`, which takes pictures of every page. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../.artifacts/screens',
  globalSetup: './open-shop.mjs',
  globalTeardown: './contact-sheet.ts',
  reporter: 'dot',
  // One project for each width and language, because the walks use several.
  projects: journeys
    .projects!.filter(({ name }) => !/walk/.test(name!))
    .map(({ testMatch, testIgnore: _, ...project }) => ({
      ...project,
      testMatch: testMatch ? 'console-screens.ts' : 'screens.ts',
    })),
});
