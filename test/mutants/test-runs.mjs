import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../run/chromium.mjs';
import { runIn } from './run-in.mjs';

const SPECS_MINUTES = 12;
const STAGE_MINUTES = 60;
const REPORT = 'test/.artifacts/mutant-specs.json';

/** Names the stage that runs a spec file. */
export const stageOf = (spec) => {
  if (spec.endsWith('.pw.ts')) return 'browser';
  if (spec.endsWith('.spec.tsx')) return 'components';
  return /\.(int|kafka|requests)\.spec\.ts$/.exec(spec)?.[1].replace(/^int$/, 'integration') ?? 'unit';
};

const firstLine = (text = '') => text.trim().split('\n')[0].slice(0, 200);

const readReport = (folder, file) => {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

/** Lists the tests that failed in a report of Jest: `file › title`. */
const failedInJest = (folder, { testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const test = assertionResults.find(({ status }) => status === 'failed');
      return { file: name.slice(folder.length + 1), title: test?.fullName ?? firstLine(message) };
    });

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Lists the tests that failed in a report of Playwright. */
const failedInPlaywright = ({ suites, errors = [] }) => [
  ...suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => ({ file: `test/browser/${file}`, title })),
  ...errors.map(({ message }) => ({ file: 'test/browser', title: firstLine(message) })),
];

const failedIn = (folder, report) => (report.testResults ? failedInJest(folder, report) : failedInPlaywright(report));

/** A runner that ended badly without a report has failed as a whole. */
const failuresOf = (folder, file, { code, output }, name) => {
  const report = readReport(folder, file);
  const failed = report ? failedIn(folder, report) : [];
  if (code === 0 || failed.length > 0) return failed;
  const last = output.trim().split('\n').filter(Boolean).at(-1) ?? '';
  return [{ file: name, title: code === null ? 'ran longer than it may' : firstLine(last) }];
};

const jest = (project, specs, { isFirstEnough, workers }) => [
  ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
  ...['--selectProjects', project, '--json', `--outputFile=${REPORT}`, `--maxWorkers=${workers}`],
  ...(isFirstEnough ? ['--bail=1'] : []),
  ...['--runTestsByPath', ...specs],
];

const playwright = (specs, { isFirstEnough, workers }) => [
  ...['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', `--workers=${workers}`],
  ...(isFirstEnough ? ['--max-failures=1'] : []),
  ...specs,
];

const runProject = async (folder, project, specs, how) => {
  rmSync(join(folder, REPORT), { force: true });
  const isBrowser = project === 'browser';
  const args = isBrowser ? playwright(specs, how) : jest(project, specs, how);
  const env = isBrowser ? { CHROMIUM: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT } : {};
  return failuresOf(folder, REPORT, await runIn(folder, args, { minutes: SPECS_MINUTES, env }), specs.join(' '));
};

/**
 * Runs some spec files in a working copy, kind by kind.
 *
 * @param {{ isFirstEnough: boolean, workers: number }} how `isFirstEnough`: ends with the first that fails
 * @returns what failed
 */
export const runSpecs = async (folder, specs, how) => {
  const failed = [];
  for (const project of new Set(specs.map(stageOf))) {
    const own = specs.filter((spec) => stageOf(spec) === project);
    failed.push(...(await runProject(folder, project, own, how)));
    if (how.isFirstEnough && failed.length > 0) break;
  }
  return failed;
};

/** The last line of a run of stages; a stage that took more than its budget fails no test. */
const COUNTS = /^\d+ passed, (\d+) failed, \d+ skipped$/m;

/** Runs a whole stage of `npm test` in a working copy. @returns what failed */
export const runStage = async (folder, stage) => {
  const report = `test/.artifacts/${stage}.json`;
  rmSync(join(folder, report), { force: true });
  const { code, output } = await runIn(folder, ['test/run-all.mjs', stage], { minutes: STAGE_MINUTES });
  if (COUNTS.exec(output)?.[1] === '0') return [];
  const fault = /^FAULT.*$/m.exec(output)?.[0];
  return fault ? [{ file: stage, title: firstLine(fault) }] : failuresOf(folder, report, { code, output }, stage);
};
