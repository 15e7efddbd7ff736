import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.js';

/** `npm run screens`: pictures of every page, to be looked at. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../.artifacts/screens',
  globalSetup: './open-shop.mjs',
  globalTeardown: './contact-sheet.ts',
  reporter: 'dot',
  projects: journeys.projects!.map(({ testMatch, testIgnore: _, ...project }) => ({
    ...project,
    testMatch: testMatch ? 'console-screens.ts' : 'screens.ts',
  })),
});
