import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { missingForKafka } from '../kafka/brokers.mjs';
import { ensureChromium } from './chromium.mjs';
import { installDebianPackages } from './debian-packages.mjs';
import { ARTIFACTS, runLogged } from './logged.mjs';

const SOURCES = ['services', 'migrations', 'test', 'web', 'admin'].filter((folder) => existsSync(folder));
const PROJECTS = ['.', 'web', 'admin', 'test/browser'].filter((folder) => existsSync(join(folder, 'tsconfig.json')));

const BOTH = ['server', 'web'];

/** One check of the sources as they are, that holds or does not; all of them at once. */
const check = (name, ...args) => ({
  name,
  builds: [],
  together: 'checks',
  run: async () => {
    const { code, output } = await runLogged(name, args);
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0, output };
  },
});

const types = (folder) => {
  const name = folder === '.' ? 'types' : `types-${folder.replace('/', '-')}`;
  return check(name, 'node_modules/typescript7/bin/tsc', '-p', join(folder, 'tsconfig.json'), '--noEmit');
};

/** A runner that ends badly has failed, even if no test of its report has. */
const counted = ({ passed, failed, skipped }, { code, output }) => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
  skipped,
  output,
});

/** The report that a runner wrote in this run; undefined when it broke before. */
const reportOf = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const jest = (name, project, minutes, { builds = BOTH, env = {} } = {}) => ({
  name,
  builds,
  run: async () => {
    const file = join(ARTIFACTS, `${name}.json`);
    await rm(file, { force: true });
    const ended = await runLogged(
      name,
      [
        ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
        ...['--selectProjects', project, '--maxWorkers=2', '--json', `--outputFile=${file}`],
      ],
      { minutes, env },
    );
    const report = await reportOf(file);
    if (!report) return counted({ passed: 0, failed: 1, skipped: 0 }, ended);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = report;
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return counted({ passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }, ended);
  },
});

/** Specs of the whole need the web server that ships; root gets Debian's. */
const integration = () => {
  const stage = jest('integration', 'integration', 30);
  return {
    ...stage,
    run: () => {
      installDebianPackages(existsSync('/usr/sbin/nginx') ? [] : ['nginx-light']);
      return stage.run();
    },
  };
};

/** Says what this machine lacks for the stage. */
const skipped = (missing) => {
  process.stdout.write(`${missing}\n`);
  return { passed: 0, failed: 0, skipped: 1 };
};

const TOKYO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/** Requests that nobody means, others each day: all runs of a day ask the same. REQUESTS_SEED asks others. */
const requests = () => {
  const seed = process.env.REQUESTS_SEED ?? TOKYO_DAY.format().replaceAll('-', '');
  const { run } = jest('requests', 'requests', 20, { env: { REQUESTS_SEED: seed } });
  return {
    name: 'requests',
    builds: BOTH,
    together: 'requests and kafka',
    run: () => {
      process.stdout.write(`requests: seed ${seed}\n`);
      return run();
    },
  };
};

/** Against a real broker: that of KAFKA_BROKERS, or one of our own. It waits more than it works, so that others work beside it. */
const kafka = () => {
  const { run } = jest('kafka', 'kafka', 15);
  return {
    name: 'kafka',
    builds: BOTH,
    together: 'requests and kafka',
    run: async () => {
      const missing = process.env.KAFKA_BROKERS ? undefined : missingForKafka();
      return missing ? skipped(missing) : run();
    },
  };
};

const browser = {
  name: 'browser',
  builds: BOTH,
  run: async () => {
    if (!readdirSync('test/browser').some((name) => name.endsWith('.pw.ts'))) {
      return { passed: 0, failed: 0, skipped: 0 };
    }
    const file = join(ARTIFACTS, 'browser.json');
    await rm(file, { force: true });
    const env = { CHROMIUM: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
    const ended = await runLogged('browser', playwright, { minutes: 40, env });
    const report = await reportOf(file);
    if (!report) return counted({ passed: 0, failed: 1, skipped: 0 }, ended);
    const { expected, unexpected, flaky, skipped } = report.stats;
    return counted({ passed: expected, failed: unexpected + flaky + report.errors.length, skipped }, ended);
  },
};

/** A sweep of every place at which a process may die; `npm run test:faults` kills at random, `--full` for hours. */
const faults = {
  name: 'faults',
  builds: BOTH,
  run: async () => {
    const missing = missingForKafka();
    if (missing) return skipped(missing);
    const kills = await runLogged('faults', ['test/faults/run.mjs', '--sweep'], { minutes: 40 });
    process.stdout.write(`${kills.output.split('\n')[0]}\n`);
    const restore = await runLogged('faults-restore', ['test/faults/run.mjs', '--restore'], { minutes: 20 });
    const ended = [kills, restore];
    const passed = ended.filter(({ code }) => code === 0).length;
    return counted({ passed, failed: 0, skipped: 0 }, ended.find(({ code }) => code !== 0) ?? restore);
  },
};

/**
 * Everything that `npm test` runs, what is quick first. `builds`: what a stage wants built; `together`: neighbours of the
 * same word run at once.
 */
export const stages = () => [
  check('format', 'node_modules/@biomejs/biome/bin/biome', 'format', '.'),
  check('lint', 'node_modules/@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', '.'),
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
  jest('unit', 'unit', 10, { builds: [] }),
  jest('components', 'components', 10, { builds: [] }),
  integration(),
  requests(),
  kafka(),
  faults,
  browser,
];
