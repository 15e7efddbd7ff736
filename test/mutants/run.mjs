// node test/mutants/run.mjs [--only name,name] [--minutes 60] [--seed 7] [--specs-only | --whole-stage] [--trust]
// [--workers 2] [--suite <checkout>] [--record new|old]: plants each fault in a copy, and tells which tests notice it. With --types it only compiles them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ARTIFACTS } from '../run/logged.mjs';
import { mutants } from './list.mjs';
import { killRunning } from './run-in.mjs';
import { shuffled } from './shuffled.mjs';
import { recordResults } from './table.mjs';
import { runSpecs, runStage, stageOf } from './test-runs.mjs';
import { readsBuild, WorkingCopy } from './working-copy.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const say = (line) => process.stdout.write(`${line}\n`);
const secondsSince = (begun) => Math.round((performance.now() - begun) / 1000);

/** Returns the mutants to plant. @throws Error for a name that is none's */
const chosen = (only, seed) => {
  const unknown = only.filter((name) => !mutants.some((mutant) => mutant.name === name));
  if (unknown.length > 0) throw new Error(`there is no mutant ${unknown.join(', ')}`);
  const list = only.length === 0 ? mutants : mutants.filter(({ name }) => only.includes(name));
  return shuffled(list, seed);
};

/** Runs the named specs without a fault: one that fails now notices nothing. */
const soundSpecs = async (folder, list, { isTrusted, workers }) => {
  const specs = [...new Set(list.flatMap(({ specs = [] }) => specs))];
  if (isTrusted) return specs;
  const failed = new Set((await runSpecs(folder, specs, { isFirstEnough: false, workers })).map(({ file }) => file));
  for (const file of failed) say(`${file} fails without a fault, and is left out`);
  return specs.filter((spec) => !failed.has(spec));
};

/** Plants one fault and looks for a test that notices it, in its specs first, and else in its whole stage. */
const tryMutant = async (copy, mutant, sound, { isSpecsOnly, isWholeStage, workers }) => {
  const begun = performance.now();
  const specs = (mutant.specs ?? []).filter((spec) => sound.includes(spec));
  const runs = [
    ...(specs.length > 0 && !isWholeStage
      ? [() => runSpecs(copy.folder, specs, { isFirstEnough: true, workers })]
      : []),
    ...(isSpecsOnly ? [] : [() => runStage(copy.folder, mutant.stage)]),
  ];
  try {
    const reason = await copy.plant(mutant, mutant.stage);
    if (reason) return { outcome: 'does not apply', by: reason, seconds: 0 };
    for (const run of runs) {
      const [first] = await run();
      if (first) return { outcome: 'caught', by: `${first.file} › ${first.title}`, seconds: secondsSince(begun) };
    }
    return { outcome: 'missed', by: '', seconds: secondsSince(begun) };
  } finally {
    copy.heal();
  }
};

const lineOf = ({ name, stage, outcome, by, seconds }) =>
  `${outcome.padEnd(8)} ${name.padEnd(36)} ${stage.padEnd(12)} ${String(seconds).padStart(5)} s  ${by}`;

/**
 * Plants faults one after the other, and writes what noticed them to test/.artifacts/mutants.json.
 *
 * @param {{ only?: string[], minutes?: number, seed?: number, suite?: string, workers?: number, isSpecsOnly?: boolean,
 *   isWholeStage?: boolean, isTrusted?: boolean, record?: string }} options `suite`: the checkout whose sources and tests are used; `minutes`: after so many no other is
 *   begun; `seed`: the order, else that of the list; `isTrusted`: the specs are known to pass without a fault; `record`: the column of README.md that keeps the outcomes
 * @returns {Promise<{ results: object[], missed: string[] }>}
 */
export const runMutants = async (options = {}) => {
  const { only = [], minutes = Number.POSITIVE_INFINITY, seed, suite = ROOT, record, workers = 2 } = options;
  const list = chosen(only, seed);
  const endsAt = performance.now() + minutes * 60_000;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: suite, encoding: 'utf8' }).trim();
  say(`${list.length} mutants of ${commit}${seed === undefined ? '' : `, seed ${seed}`}`);
  const copy = await WorkingCopy.of(
    suite,
    list.some(({ stage, specs = [] }) => [stage, ...specs.map(stageOf)].some(readsBuild)),
  );
  const how = { ...options, workers };
  const results = [];
  try {
    const sound = options.isWholeStage ? [] : await soundSpecs(copy.folder, list, how);
    for (const mutant of list) {
      if (performance.now() > endsAt) break;
      results.push({ name: mutant.name, stage: mutant.stage, ...(await tryMutant(copy, mutant, sound, how)) });
      say(lineOf(results.at(-1)));
      writeFileSync(join(ROOT, ARTIFACTS, 'mutants.json'), JSON.stringify({ commit, seed, results }, null, 2));
    }
  } finally {
    copy.remove();
  }
  const missed = results.filter(({ outcome }) => outcome === 'missed').map(({ name }) => name);
  const caught = results.filter(({ outcome }) => outcome === 'caught').length;
  say(`${caught} of ${results.length} caught, ${missed.length} missed${missed.map((name) => `\n  ${name}`).join('')}`);
  if (record) recordResults(record, results);
  return { results, missed };
};

/** Plants all faults at once: the compiler must find nothing wrong, or nobody would have committed them. */
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
      minutes: { type: 'string', default: 'Infinity' },
      seed: { type: 'string' },
      suite: { type: 'string', default: ROOT },
      record: { type: 'string' },
      workers: { type: 'string', default: '2' },
      trust: { type: 'boolean', default: false },
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
    minutes: Number(values.minutes),
    seed: values.seed === undefined ? undefined : Number(values.seed),
    suite: resolve(values.suite),
    record: values.record,
    workers: Number(values.workers),
    isTrusted: values.trust,
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
