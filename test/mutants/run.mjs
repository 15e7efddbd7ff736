// node test/mutants/run.mjs [--only name,name] [--minutes 60] [--seed 7] [--specs-only | --whole-stage]
// [--kinds integration,browser] [--workers 2] [--suite <checkout>] [--record new|old]
// Plants each fault in a copy, and reports the tests that notice it. With --types it only compiles them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ARTIFACTS } from '../run/logged.mjs';
import { mutants } from './list.mjs';
import { killRunning } from './run-in.mjs';
import { shuffle } from './shuffled.mjs';
import { recordResults } from './table.mjs';
import { runSpecs, runStage, stageOf } from './test-runs.mjs';
import { isBuildRead, WorkingCopy } from './working-copy.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const say = (line) => process.stdout.write(`${line}\n`);
const secondsSince = (begun) => Math.round((performance.now() - begun) / 1000);

/** Returns the mutants to plant. @throws Error for an unknown name */
const chosen = ({ only = [], kinds = [], seed }) => {
  const unknown = only.filter((name) => !mutants.some((mutant) => mutant.name === name));
  if (unknown.length > 0) throw new Error(`there is no mutant ${unknown.join(', ')}`);
  const list = mutants.filter(
    ({ name, stage }) => (only.length === 0 || only.includes(name)) && (kinds.length === 0 || kinds.includes(stage)),
  );
  return shuffle(list, seed);
};

const nameOf = ({ file, title }) => `${file} › ${title}`;

/** Builds the files of a run, and runs it. @returns its first failure, which may be a broken build */
const firstFailure = async (copy, { stage, run }) => {
  try {
    await copy.build(stage);
  } catch (error) {
    return { file: stage, title: 'does not build', message: error.message, isCertain: false };
  }
  const failures = await run();
  return failures.find(({ isCertain }) => isCertain) ?? failures[0];
};

/**
 * Returns true when the fault causes an uncertain failure: without the fault the run passes, and with it the same test fails
 * again.
 */
const isOfTheFault = async (copy, mutant, run, red) => {
  copy.heal();
  if (await firstFailure(copy, run)) return false;
  copy.plant(mutant);
  const again = await firstFailure(copy, run);
  return again !== undefined && nameOf(again) === nameOf(red);
};

/** Lists the runs for a mutant: its specs one after the other, journeys at once, then the whole stage. */
const runsFor = ({ specs = [], stage }, folder, { isSpecsOnly, isWholeStage, workers }) => {
  const present = isWholeStage ? [] : specs.filter((spec) => existsSync(join(folder, spec)));
  const journeys = present.filter((spec) => stageOf(spec) === 'browser');
  const groups = [...present.filter((spec) => !journeys.includes(spec)).map((spec) => [spec]), journeys];
  const runs = groups
    .filter(([first]) => first)
    .map((group) => {
      const kind = stageOf(group[0]);
      return { stage: kind, run: () => runSpecs(folder, kind, group, { isFirstEnough: true, workers }) };
    });
  return isSpecsOnly ? runs : [...runs, { stage, run: () => runStage(folder, stage) }];
};

/** Plants one fault and looks for a test that notices it. */
const tryMutant = async (copy, mutant, how) => {
  const begun = performance.now();
  const ended = (outcome, red) => {
    const { file, title, message } = red ?? {};
    return { outcome, by: red ? nameOf(red) : '', file, title, message, seconds: secondsSince(begun) };
  };
  const runs = runsFor(mutant, copy.folder, how);
  if (runs.length === 0) return ended('has no test');
  try {
    const reason = copy.plant(mutant);
    if (reason) return { ...ended('does not apply'), by: reason };
    for (const run of runs) {
      const red = await firstFailure(copy, run);
      if (red) return ended(red.isCertain || (await isOfTheFault(copy, mutant, run, red)) ? 'caught' : 'unclear', red);
    }
    return ended('missed');
  } finally {
    copy.heal();
  }
};

/**
 * Runs tests of one stage without a fault, first alone and then, where they depend on others, with their files.
 *
 * @returns names of those that fail
 */
const failingSound = async (folder, stage, reds, workers) => {
  const files = [...new Set(reds.map(({ file }) => file))];
  const alone = await runSpecs(folder, stage, files, { workers, titles: reds.map(({ title }) => title) });
  if (alone.length === 0) return [];
  const doubted = files.filter((file) => alone.some((one) => one.file === file));
  return (await runSpecs(folder, stage, doubted.length > 0 ? doubted : files, { workers })).map(nameOf);
};

/** Runs each test that noticed a fault once more without one. A test that fails again has noticed nothing. */
const checkReds = async (copy, results, { workers }) => {
  const reds = results.filter(({ outcome, file }) => outcome === 'caught' && /\.ts(x?)$/.test(file));
  for (const stage of new Set(reds.map(({ file }) => stageOf(file)))) {
    const inStage = reds.filter(({ file }) => stageOf(file) === stage);
    const failing = await failingSound(copy.folder, stage, inStage, workers);
    for (const result of inStage.filter((red) => failing.includes(nameOf(red)))) {
      result.outcome = 'unclear';
      say(`${result.name}: ${result.by} also fails without a fault`);
    }
  }
};

const lineOf = ({ name, stage, outcome, by, seconds }) =>
  `${outcome.padEnd(14)} ${name.padEnd(36)} ${stage.padEnd(12)} ${String(seconds).padStart(5)} s  ${by}`;

const keep = (record, outcomes) =>
  writeFileSync(
    join(ROOT, ARTIFACTS, record ? `mutants-${record}.json` : 'mutants.json'),
    JSON.stringify(outcomes, null, 2),
  );

/**
 * Plants faults one after the other, and writes the tests that noticed them to test/.artifacts/mutants.json. The option `suite`
 * names the checkout whose sources and tests are used. After `minutes` no further fault is planted. The option `seed` sets the
 * order, else it is that of the list. The option `record` names the column of outcomes.md for the outcomes.
 *
 * @param {{ only?: string[], kinds?: string[], minutes?: number, seed?: number, suite?: string, workers?: number, isSpecsOnly?:
 *   boolean, isWholeStage?: boolean, record?: string }} options
 * @returns {Promise<{ results: object[], missed: string[] }>}
 */
export const runMutants = async (options = {}) => {
  const { minutes = Number.POSITIVE_INFINITY, seed, suite = ROOT, record, workers = 2 } = options;
  const list = chosen(options);
  const endsAt = performance.now() + minutes * 60_000;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: suite, encoding: 'utf8' }).trim();
  say(`${list.length} mutants of ${commit}${seed === undefined ? '' : `, seed ${seed}`}`);
  const copy = await WorkingCopy.of(
    suite,
    list.some(({ stage, specs = [] }) => [stage, ...specs.map(stageOf)].some(isBuildRead)),
  );
  const how = { ...options, workers };
  const results = [];
  try {
    for (const mutant of list) {
      if (performance.now() > endsAt) break;
      results.push({ name: mutant.name, stage: mutant.stage, ...(await tryMutant(copy, mutant, how)) });
      say(lineOf(results.at(-1)));
      keep(record, { commit, seed, results });
    }
    await checkReds(copy, results, how);
    keep(record, { commit, seed, results });
  } finally {
    copy.remove();
  }
  const caught = results.filter(({ outcome }) => outcome === 'caught').length;
  const missed = results.filter(({ outcome }) => outcome === 'missed' || outcome === 'unclear').map(({ name }) => name);
  say(`${caught} of ${results.length} caught, ${missed.length} missed${missed.map((name) => `\n  ${name}`).join('')}`);
  if (record) recordResults(record, results);
  return { results, missed };
};

/** Plants all faults at once and compiles them. A fault that does not compile would never be committed. */
const checkTypes = async () => {
  const copy = await WorkingCopy.of(ROOT, false);
  try {
    const output = await copy.checkTypes(mutants);
    say(output || `${mutants.length} mutants compile`);
    return output === '';
  } finally {
    copy.remove();
  }
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      kinds: { type: 'string', default: '' },
      minutes: { type: 'string', default: 'Infinity' },
      seed: { type: 'string' },
      suite: { type: 'string', default: ROOT },
      record: { type: 'string' },
      workers: { type: 'string', default: '2' },
      'specs-only': { type: 'boolean', default: false },
      'whole-stage': { type: 'boolean', default: false },
      types: { type: 'boolean', default: false },
    },
  });
  if (values.types) {
    process.exitCode = (await checkTypes()) ? 0 : 1;
    return;
  }
  const { missed } = await runMutants({
    only: values.only.split(',').filter(Boolean),
    kinds: values.kinds.split(',').filter(Boolean),
    minutes: Number(values.minutes),
    seed: values.seed === undefined ? undefined : Number(values.seed),
    suite: resolve(values.suite),
    record: values.record,
    workers: Number(values.workers),
    isSpecsOnly: values['specs-only'],
    isWholeStage: values['whole-stage'],
  });
  process.exitCode = missed.length > 0 ? 1 : 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(ROOT);
  mkdirSync(ARTIFACTS, { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      killRunning();
      process.exit(1);
    });
  await main();
}
