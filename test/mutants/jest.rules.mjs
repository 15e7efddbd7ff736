import { resolve } from 'node:path';
import config from '../../jest.config.mjs';

const { displayName: _, ...unit } = config.projects.find(({ displayName }) => displayName === 'unit');

/** The unit project of a single module, for `rules.mjs`. */
export default {
  ...unit,
  rootDir: resolve(import.meta.dirname, '../..'),
  testMatch: [`<rootDir>/${process.env.MUTATED_PART}/**/*.spec.ts`],
  testTimeout: config.testTimeout,
};
