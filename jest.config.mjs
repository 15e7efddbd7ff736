import { existsSync } from 'node:fs';

/** The same compiler settings as .swcrc, with source maps inside for stack traces. */
const compiler = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
};

const componentCompiler = {
  ...compiler,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

const common = {
  // Not in the temporary folder: each run has one of its own.
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: ['services', 'migrations', 'test', 'web', 'admin', 'tools'].filter((folder) => existsSync(folder)),
  transform: { '^.+\\.ts$': ['@swc/jest', compiler] },
  extensionsToTreatAsEsm: ['.ts'],
  // Sources name the file that will run (./x.js); what lies on disk is ./x.ts.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

/** Specs that open a shop: Node loads it from `dist/` once for each worker (`test/native/`). */
const native = {
  cacheDirectory: common.cacheDirectory,
  roots: common.roots,
  moduleNameMapper: common.moduleNameMapper,
  transform: {},
  runtime: './test/native/runtime.cjs',
  testEnvironment: './test/postgres/database-environment.mjs',
  setupFilesAfterEnv: ['./test/contracts/each-test.mjs'],
};

export default {
  // Modules of Node's vm are never collected (about 37 MB a file): a worker that grew is replaced.
  workerIdleMemoryLimit: '400MB',
  // A guard against what hangs: a busy machine is slow, not wrong. Jest takes this here alone, not from a project.
  testTimeout: 300_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(int|kafka|requests)\\.spec\\.ts$'],
    },
    {
      ...common,
      displayName: 'components',
      testMatch: ['**/*.spec.tsx'],
      testEnvironment: './test/jsdom-environment.mjs',
      setupFilesAfterEnv: ['./test/testing-library.setup.mjs'],
      transform: { '^.+\\.tsx?$': ['@swc/jest', componentCompiler] },
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      moduleNameMapper: { ...common.moduleNameMapper, '\\.css$': '<rootDir>/test/css-stub.mjs' },
    },
    {
      ...native,
      displayName: 'integration',
      testMatch: ['**/*.int.spec.ts'],
      globalSetup: './test/postgres/global-setup.mjs',
      globalTeardown: './test/postgres/global-teardown.mjs',
    },
    {
      ...native,
      displayName: 'requests',
      testMatch: ['**/*.requests.spec.ts'],
      globalSetup: './test/postgres/global-setup.mjs',
      globalTeardown: './test/postgres/global-teardown.mjs',
    },
    {
      ...native,
      displayName: 'kafka',
      testMatch: ['**/*.kafka.spec.ts'],
      globalSetup: './test/kafka/global-setup.mjs',
      globalTeardown: './test/kafka/global-teardown.mjs',
    },
  ],
};
