import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { devNull } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { findMissingForKafka } from '../kafka/brokers.mjs';
import { startBroker } from './broker.mjs';
import { ensureChromium } from './chromium.mjs';
import { installDebianPackages } from './debian-packages.mjs';
import { findMissingGo, installGo, installJava } from './languages.mjs';
import { ARTIFACTS, runLogged } from './logged.mjs';
import { filesOf } from './times.rules.mjs';

const SOURCES = ['services', 'migrations', 'test', 'web', 'admin', 'tools'].filter((folder) => existsSync(folder));
const PROJECTS = ['.', 'web', 'admin', 'test/browser'].filter((folder) => existsSync(join(folder, 'tsconfig.json')));

const BOTH = ['server', 'web'];

const NOTHING = { passed: 0, failed: 0, skipped: 0, used: [] };

/** A check of the sources that passes or fails. All checks run at once. */
const check = (name, ...args) => ({
  name,
  builds: [],
  together: 'checks',
  isWhole: true,
  run: async () => {
    const { code, output, used } = await runLogged(name, args);
    return code === 0 ? { ...NOTHING, passed: 1, used: [used] } : { ...NOTHING, failed: 1, output, used: [used] };
  },
});

/** A check by Biome of all files, or of the changed ones. */
const biome = (name, changed, ...options) => {
  const args = ['node_modules/@biomejs/biome/bin/biome', name, ...options];
  if (!changed) return check(name, ...args, '.');
  if (changed.length === 0) return { ...check(name), run: async () => NOTHING };
  return { ...check(name, ...args, '--no-errors-on-unmatched', ...changed), isWhole: false };
};

/** The compiler caches its results and checks only changes next time, so its time sets no budget. */
const types = (folder) => {
  const name = folder === '.' ? 'types' : `types-${folder.replace('/', '-')}`;
  const note = resolve('.cache/types', `${name}.json`);
  const options = ['-p', join(folder, 'tsconfig.json'), '--noEmit', '--incremental', '--tsBuildInfoFile', note];
  return { ...check(name, 'node_modules/typescript7/bin/tsc', ...options), isWhole: !existsSync(note) };
};

/** Counts the results. A runner that ends with an error has failed, even without a failed test. */
const counted = ({ passed, failed, skipped, files = [] }, { code, output, used }) => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
  skipped,
  output,
  files,
  used: [used],
});

/** Reads the report that a runner wrote in this run; undefined when it broke before. */
const reportOf = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Lets Node offer ES modules in contexts of `node:vm`, in which Jest evaluates unit and component specs. */
const IN_CONTEXTS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

const jest = (name, project, minutes, { builds = BOTH, env = {}, flags = [], options = [], changed } = {}) => ({
  name,
  builds,
  isWhole: !changed,
  run: async () => {
    if (changed?.length === 0) return NOTHING;
    const file = join(ARTIFACTS, `${name}.json`);
    await rm(file, { force: true });
    const ended = await runLogged(
      name,
      [
        ...[...flags, 'node_modules/jest/bin/jest.js'],
        ...['--selectProjects', project, '--maxWorkers=2', '--json', `--outputFile=${file}`],
        ...options,
        ...(changed ? ['--passWithNoTests', '--findRelatedTests', ...changed] : []),
      ],
      { minutes, env },
    );
    const report = await reportOf(file);
    if (!report) return counted({ ...NOTHING, failed: 1 }, ended);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = report;
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const files = filesOf(report);
    return counted({ passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, files }, ended);
  },
});

/** Reports what this machine lacks for the stage. */
const skipped = (missing) => {
  process.stdout.write(`${missing}\n`);
  return { ...NOTHING, skipped: 1 };
};

/** Programs in Go that specs run. */
const GO_PROGRAMS = ['test/transparency', 'services/proof/audit'];

/** Fills Go's caches, so that no spec waits for them. @throws Error with the report of Go */
const compileGo = async (folder) => {
  const args = ['build', '-C', folder, '-o', devNull, '.'];
  const { code, output } = await runLogged(`go-${basename(folder)}`, args, { program: 'go', minutes: 20 });
  if (code !== 0) throw new Error(`${folder} does not compile: ${output.trimEnd()}`);
};

/** Integration specs, which need nginx and Go; root gets Debian's. */
const integration = () => {
  const stage = jest('integration', 'integration', 60, { options: ['--workerIdleMemoryLimit=800MB'] });
  return {
    ...stage,
    run: async () => {
      installDebianPackages(existsSync('/usr/sbin/nginx') ? [] : ['nginx-light']);
      installGo();
      const missing = findMissingGo();
      if (missing) throw new Error(missing);
      for (const folder of GO_PROGRAMS) await compileGo(folder);
      return stage.run();
    },
  };
};

const TOKYO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/** Fuzzing of every route, with other requests each day: all runs of a day send the same. REQUESTS_SEED chooses others. */
const requests = () => {
  const seed = process.env.REQUESTS_SEED ?? TOKYO_DAY.format().replaceAll('-', '');
  const stage = jest('requests', 'requests', 60, { env: { REQUESTS_SEED: seed } });
  return {
    ...stage,
    together: 'requests and kafka',
    run: () => {
      process.stdout.write(`requests: seed ${seed}\n`);
      return stage.run();
    },
  };
};

/** Specs against a real broker: that of KAFKA_BROKERS, or one that starts while another stage runs. */
const kafka = () => {
  let broker;
  return {
    name: 'kafka',
    builds: BOTH,
    isWhole: true,
    together: 'requests and kafka',
    preparesDuring: 'integration',
    prepare: () => {
      if (process.env.KAFKA_BROKERS) return;
      installJava();
      if (!findMissingForKafka()) broker = startBroker();
    },
    run: async () => {
      if (!process.env.KAFKA_BROKERS) installJava();
      const missing = process.env.KAFKA_BROKERS ? undefined : findMissingForKafka();
      if (missing) return skipped(missing);
      // If it did not come up, the stage starts one itself and reports the error.
      const addresses = await broker?.addresses;
      const result = await jest('kafka', 'kafka', 60, {
        env: addresses ? { TEST_KAFKA_BROKERS: addresses } : {},
      }).run();
      return broker ? { ...result, used: [...result.used, await broker.stop()] } : result;
    },
  };
};

/** @param shard such as 1/4, where several machines share the journeys */
const browser = (shard) => ({
  name: 'browser',
  builds: BOTH,
  isWhole: !shard,
  run: async () => {
    if (!readdirSync('test/browser').some((name) => name.endsWith('.pw.ts'))) return NOTHING;
    const file = join(ARTIFACTS, 'browser.json');
    await rm(file, { force: true });
    const env = { CHROMIUM: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
    const part = shard ? [`--shard=${shard}`] : [];
    const ended = await runLogged('browser', [...playwright, ...part], { minutes: 70, env });
    const report = await reportOf(file);
    if (!report) return counted({ ...NOTHING, failed: 1 }, ended);
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failed = unexpected + flaky + report.errors.length;
    return counted({ passed: expected, failed, skipped, files: filesOf(report) }, ended);
  },
});

/** A sweep of all failpoints of all processes; the campaign kills at random. */
const faults = {
  name: 'faults',
  builds: BOTH,
  isWhole: true,
  run: async () => {
    installJava();
    const missing = findMissingForKafka();
    if (missing) return skipped(missing);
    const kills = await runLogged('faults', ['test/faults/run.mjs', '--sweep'], { minutes: 60 });
    process.stdout.write(`${kills.output.split('\n')[0]}\n`);
    const restore = await runLogged('faults-restore', ['test/faults/run.mjs', '--restore'], { minutes: 60 });
    const ended = [kills, restore];
    const passed = ended.filter(({ code }) => code === 0).length;
    const result = counted({ ...NOTHING, passed }, ended.find(({ code }) => code !== 0) ?? restore);
    return { ...result, used: ended.map(({ used }) => used) };
  },
};

/** Files without specs of their own on which every spec depends. */
const FOR_ALL_SPECS = ['package-lock.json', 'jest.config.mjs', '.swcrc', 'tsconfig.json'];

/** Returns the files whose specs should run; undefined for all specs. */
const related = (changed) =>
  changed?.some((file) => FOR_ALL_SPECS.includes(file))
    ? undefined
    : changed?.filter((file) => SOURCES.some((folder) => file.startsWith(`${folder}/`)));

/**
 * Lists all stages of `npm test`, the quick ones first. The field `builds` names the builds that a stage needs. Neighbours with
 * the same `together` run at once. The field `preparesDuring` names the stage beside which its `prepare` may run.
 *
 * @param shard the part of the journeys that this machine runs, such as 1/4
 * @param changed the files that format, lint, unit and components are limited to
 */
export const listStages = ({ shard, changed } = {}) => [
  biome('format', changed),
  biome('lint', changed, '--error-on-warnings'),
  ...PROJECTS.map(types),
  check(
    'rules',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...SOURCES,
    '--config',
    '.dependency-cruiser.cjs',
  ),
  { ...check('events', 'services/schemas/generate.mjs', '--check'), builds: ['server'] },
  { ...check('openapi', 'services/schemas/openapi.mjs', '--check'), builds: ['server'] },
  { ...check('unused', 'node_modules/knip/bin/knip.js'), builds: ['server'] },
  jest('unit', 'unit', 60, { builds: [], flags: IN_CONTEXTS, changed: related(changed) }),
  jest('components', 'components', 60, { builds: [], flags: IN_CONTEXTS, changed: related(changed) }),
  integration(),
  requests(),
  kafka(),
  faults,
  browser(shard),
];
