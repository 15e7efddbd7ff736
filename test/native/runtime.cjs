const { pathToFileURL } = require('node:url');
const { ModuleMocker } = require('jest-mock');
require('./light-passwords.cjs');

const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
/** Jest keeps the state of a spec file under a new symbol of this name. */
const STATE = 'JEST_STATE_SYMBOL';

const mocker = new ModuleMocker(globalThis);

/** The `jest` of specs. Modules are real here, so there is nothing that replaces them, and no timer is faked. */
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  isMockFunction: mocker.isMockFunction.bind(mocker),
  clearAllMocks: mocker.clearAllMocks.bind(mocker),
  resetAllMocks: mocker.resetAllMocks.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  setTimeout: (milliseconds) => {
    globalThis[TEST_TIMEOUT] = milliseconds;
  },
};

const sourceMaps = new Map();

let files = 0;

/**
 * Runs spec files as Node's own modules, so that a worker loads the shop once and not once for each file. Jest's usual
 * runtime evaluates every module anew in a context of `node:vm`.
 */
class NativeRuntime {
  constructor() {
    files += 1;
  }

  /** Loads the framework anew: it keeps the tests of a file in its module. */
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[EVENT_HANDLERS];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  setGlobalsForRuntime(globals) {
    this.globals = { ...globals, jest };
  }

  /** Imports a setup file as it is and a spec as it was compiled, both evaluated for each spec file. */
  async unstable_importModule(path) {
    const { provideGlobals } = await import('./jest-globals.mjs');
    const { compiledOf } = await import('./compile-tests.mjs');
    provideGlobals(this.globals);
    return import(`${pathToFileURL(compiledOf(path))}?file=${files}`);
  }

  restoreAllMocks() {
    mocker.restoreAllMocks();
  }

  enterTestCode() {}

  leaveTestCode() {}

  /** Names no maps: Jest finds those that lie beside compiled files. */
  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  getAllV8CoverageInfoCopy() {
    return [];
  }

  teardown() {
    mocker.restoreAllMocks();
    delete globalThis[TEST_TIMEOUT];
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (symbol.description === STATE) delete globalThis[symbol];
  }
}

module.exports = NativeRuntime;
