import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

/** `npm run screens`: pictures of every page, to be looked at. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../.artifacts/screens',
  globalSetup: './open-shop.mjs',
  globalTeardown: './contact-sheet.ts',
  reporter: 'dot',
  // One for each width and language: the walks look at several.
  projects: journeys
    .projects!.filter(({ name }) => !/walk/.test(name!))
    .map(({ testMatch, testIgnore: _, ...project }) => ({
      ...project,
      testMatch: testMatch ? 'console-screens.ts' : 'screens.ts',
    })),
});
