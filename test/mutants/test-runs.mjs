import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from '../run/chromium.mjs';
import { runIn } from './run-in.mjs';

const SPECS_MINUTES = 20;
const STAGE_MINUTES = 60;
const REPORT = 'test/.artifacts/mutant-specs.json';

/** Returns the stage that runs a spec file. */
export const stageOf = (spec) => {
  if (spec.endsWith('.pw.ts')) return 'browser';
  if (spec.endsWith('.spec.tsx')) return 'components';
  return /\.(int|kafka|requests)\.spec\.ts$/.exec(spec)?.[1].replace(/^int$/, 'integration') ?? 'unit';
};

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0].slice(0, 200);
const shortened = (text = '') => stripVTControlCharacters(text).trim().slice(0, 1500);

/** Matches failures that a busy machine causes as well as a fault. */
const ACCIDENT =
  /Exceeded timeout of|waited \d+ ms in vain|Test timeout of|hook timeout|EADDRINUSE|ENOSPC|ENOMEM|EMFILE|heap out of memory/;

/** A failure of one test. `isCertain` is false where something other than the fault may have caused it. */
const failure = (file, title, message) => ({
  file,
  title,
  message: shortened(message),
  isCertain: !ACCIDENT.test(message),
});

/** A failure of a whole file or run without a failed test. */
const breakdown = (file, message) => ({
  file,
  title: firstLine(message),
  message: shortened(message),
  isCertain: false,
});

const readReport = (folder, file) => {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

/** Lists the spec files that failed in a report of Jest, each with its first failed test. */
const failedInJest = (folder, { testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const file = name.slice(folder.length + 1);
      const test = assertionResults.find(({ status }) => status === 'failed');
      return test ? failure(file, test.fullName, test.failureMessages.join('\n')) : breakdown(file, message);
    });

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Lists the tests that failed in a report of Playwright. */
const failedInPlaywright = ({ suites, errors = [] }) => [
  ...suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return failure(`test/browser/${file}`, title, messages.map(({ message }) => message).join('\n'));
    }),
  ...errors.map(({ message }) => breakdown('test/browser', message)),
];

const failedIn = (folder, report) => (report.testResults ? failedInJest(folder, report) : failedInPlaywright(report));

const passedIn = ({ numPassedTests, stats }) => numPassedTests ?? stats.expected;

/** Lists the failures of a run. A runner that failed without a report counts as a whole. */
const failuresOf = (folder, file, { code, output }, name) => {
  const report = readReport(folder, file);
  const failed = report ? failedIn(folder, report) : [];
  if (code === 0 || failed.length > 0) return failed;
  if (code === null) return [breakdown(name, 'ran longer than it may')];
  const text = stripVTControlCharacters(output);
  return [breakdown(name, /^.*(?:Error|error):.*$/m.exec(text)?.[0] ?? text.trim().split('\n').at(-1))];
};

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (titles) => titles.map(escaped).join('|');

const jest = (project, specs, { isFirstEnough, workers, titles }) => [
  ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
  ...(isFirstEnough ? ['--config', 'test/mutants/jest.first-failure.mjs', '--bail=1'] : []),
  ...['--selectProjects', project, '--json', `--outputFile=${REPORT}`, `--maxWorkers=${workers}`],
  ...(titles ? [`--testNamePattern=^(${anyOf(titles)})$`] : []),
  ...['--runTestsByPath', ...specs],
];

const playwright = (specs, { isFirstEnough, workers, titles }) => [
  ...['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', `--workers=${workers}`],
  ...(isFirstEnough ? ['--max-failures=1'] : []),
  ...(titles ? ['--grep', anyOf(titles)] : []),
  ...specs,
];

/**
 * Runs some spec files of one stage in a working copy.
 *
 * @param {{ isFirstEnough?: boolean, workers: number, titles?: string[] }} how `isFirstEnough` ends with the first failed test;
 *   `titles` runs these tests alone
 * @returns the failures
 */
export const runSpecs = async (folder, stage, specs, how) => {
  rmSync(join(folder, REPORT), { force: true });
  const isBrowser = stage === 'browser';
  const args = isBrowser ? playwright(specs, how) : jest(stage, specs, how);
  const env = isBrowser ? { CHROMIUM: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT } : {};
  const ended = await runIn(folder, args, { minutes: SPECS_MINUTES, env });
  const failures = failuresOf(folder, REPORT, ended, specs.join(' '));
  if (failures.length > 0 || passedIn(readReport(folder, REPORT)) >= new Set(how.titles ?? ['any']).size)
    return failures;
  return [breakdown(specs.join(' '), 'not every test was found')];
};

/** The last line of a run of stages. A stage above its budget fails no test. */
const COUNTS = /^\d+ passed, (\d+) failed, \d+ skipped$/m;

/** Runs a whole stage of `npm test` in a working copy. @returns the failures */
export const runStage = async (folder, stage) => {
  const report = `test/.artifacts/${stage}.json`;
  rmSync(join(folder, report), { force: true });
  const { code, output } = await runIn(folder, ['test/run-all.mjs', stage], { minutes: STAGE_MINUTES });
  if (COUNTS.exec(output)?.[1] === '0') return [];
  const fault = /^FAULT.*$/m.exec(output)?.[0];
  return fault ? [failure(stage, firstLine(fault), output)] : failuresOf(folder, report, { code, output }, stage);
};
