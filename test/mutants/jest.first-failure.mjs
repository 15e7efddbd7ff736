import { resolve } from 'node:path';
import config from '../../jest.config.mjs';

const rootDir = resolve(import.meta.dirname, '../..');

/** Projects of the tests, in which a spec file that opens a shop ends with its first failed test. */
export default {
  ...config,
  rootDir,
  projects: config.projects.map((project) => ({
    ...project,
    rootDir,
    ...(project.testEnvironment?.includes('/postgres/') ? { testEnvironment: './test/mutants/until-failure.mjs' } : {}),
  })),
};
