// npm run test:mutation [-- services/points] [--minutes 25] [--seed 7] [--workers 2]
// Stryker changes each expression of the rules (`*.decide.ts`, `*.rules.ts`), module by module. The output lists the changes
// that no unit test notices.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../services/build/build.mjs';
import { listFilesBelow } from '../../services/build/up-to-date.mjs';
import { ARTIFACTS } from '../run/logged.mjs';
import { killRunning, runIn } from './run-in.mjs';
import { shuffle } from './shuffled.mjs';
import { WorkingCopy } from './working-copy.mjs';

/** Version 10 needs Node 22; the shop also runs on Node 20. It is fetched for this run alone, since nothing else needs it. */
const STRYKER = '9.6.1';
const PACKAGES = [`@stryker-mutator/core@${STRYKER}`, `@stryker-mutator/jest-runner@${STRYKER}`];
const REPORT = 'mutation.json';
const PART_MINUTES = 90;
const MIN_PERCENT = 85;

const RULE = /\.(decide|rules)\.ts$/;
/** A module of the shop, a feature of the members' client, or a folder of a client. */
const PART = /^(services\/[^/]+|web\/src\/features\/[^/]+|(?:web|admin)\/src\/[^/]+)\//;

const say = (line) => process.stdout.write(`${line}\n`);

const partsOf = (rules) => [...new Set(rules.map((path) => PART.exec(path)[1]))];

const settingsOf = (rules, workers) => ({
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { projectType: 'custom', configFile: 'test/mutants/jest.rules.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // Values computed when a module is loaded would need all tests for each change.
  ignoreStatic: true,
  mutate: rules,
  concurrency: workers,
  timeoutMS: 60_000,
  reporters: ['json'],
  jsonReporter: { fileName: REPORT },
  disableTypeChecks: false,
  // The tests' compiler reads no tsconfig, and Stryker would require TypeScript to rewrite it.
  tsconfigFile: 'none',
});

/** Returns the changes in a report, each with its position, replacement and result. */
const changesIn = ({ files }) =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(({ location, mutatorName, replacement = '', status }) => {
      return {
        file,
        line: location.start.line,
        change: `${mutatorName}: ${replacement}`.replaceAll(/\s+/g, ' '),
        status,
      };
    }),
  );

const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage';

const scoreOf = (changes) => {
  const [noticed, missed] = [changes.filter(isNoticed).length, changes.filter(isMissed).length];
  return {
    noticed,
    all: noticed + missed,
    percent: noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed),
  };
};

const lineOf = (name, changes) => {
  const { noticed, all, percent } = scoreOf(changes);
  return `${name.padEnd(40)} ${String(noticed).padStart(5)} of ${String(all).padStart(5)} noticed ${percent.toFixed(1).padStart(6)} %`;
};

/** Changes the rules of one module. @returns the changes; undefined when Stryker failed, with a message */
const mutatePart = async ({ folder }, part, rules, workers) => {
  writeFileSync(join(folder, 'stryker.config.json'), JSON.stringify(settingsOf(rules, workers)));
  const args = ['--yes', ...PACKAGES.flatMap((name) => ['--package', name]), '--', 'stryker', 'run'];
  const env = { MUTATED_PART: part };
  const { code, output } = await runIn(folder, args, { minutes: PART_MINUTES, env, program: 'npx' });
  if (code === 0) return changesIn(JSON.parse(readFileSync(join(folder, REPORT), 'utf8')));
  say(`${part}: Stryker failed\n${output.slice(-2000)}`);
  return undefined;
};

const main = async () => {
  const { values, positionals } = parseArgs({
    options: {
      minutes: { type: 'string', default: 'Infinity' },
      seed: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
    allowPositionals: true,
  });
  const rules = listFilesBelow(root, ['services', 'web/src', 'admin/src']).filter((path) => RULE.test(path));
  const meant = rules.filter((path) => positionals.length === 0 || positionals.some((start) => path.startsWith(start)));
  const endsAt = performance.now() + Number(values.minutes) * 60_000;
  const copy = await WorkingCopy.of(root, false);
  const all = [];
  let hasFailed = false;
  try {
    for (const part of shuffle(partsOf(meant), values.seed === undefined ? undefined : Number(values.seed))) {
      if (performance.now() > endsAt) break;
      const ownCopy = meant.filter((path) => path.startsWith(`${part}/`));
      const changes = await mutatePart(copy, part, ownCopy, Number(values.workers));
      hasFailed ||= changes === undefined;
      all.push(...(changes ?? []));
      say(lineOf(part, changes ?? []));
      for (const { file, line, change } of (changes ?? []).filter(isMissed)) say(`missed ${file}:${line} ${change}`);
    }
  } finally {
    copy.remove();
  }
  writeFileSync(join(ARTIFACTS, REPORT), JSON.stringify(all, null, 2));
  say(lineOf('all', all));
  process.exitCode = hasFailed || scoreOf(all).percent < MIN_PERCENT ? 1 : 0;
};

process.chdir(root);
mkdirSync(ARTIFACTS, { recursive: true });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    killRunning();
    process.exit(1);
  });
await main();
