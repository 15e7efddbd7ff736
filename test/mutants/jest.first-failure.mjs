import { resolve } from 'node:path';
import config from '../../jest.config.mjs';

const rootDir = resolve(import.meta.dirname, '../..');

/** The projects of the tests, where a spec file that opens a shop ends with the first test that fails. */
export default {
  ...config,
  rootDir,
  projects: config.projects.map((project) => ({
    ...project,
    rootDir,
    ...(project.testEnvironment?.includes('/postgres/') ? { testEnvironment: './test/mutants/until-failure.mjs' } : {}),
  })),
};
