// npm test: everything, from a fresh clone. With `node test/run-all.mjs unit rules …` it runs some stages, with `--since main`
// the changed files, with `--shard 1/4` a part of the journeys.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer, buildWeb, install, root } from '../services/build/build.mjs';
import { ensureCaches } from './run/caches.mjs';
import { listChangedSince } from './run/changed.mjs';
import { ARTIFACTS, killRunning } from './run/logged.mjs';
import { takeCheckout } from './run/one-run.mjs';
import { killLeftovers, killStarted } from './run/processes.mjs';
import { takeTemporaryFolder } from './run/temporary.mjs';
import { findOverBudget, slowestOf, sumOf, tableOf, withoutBudget } from './run/times.rules.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const fail = ({ message }) => {
  process.stderr.write(`${message.split('\n')[0]}\n`);
  process.exit(1);
};

const OPTIONS = { since: { type: 'string' }, shard: { type: 'string' } };
const stemOf = ({ name }) => name.split('-')[0];

/** Returns the requested stages. @throws Error that names an unknown one */
const chosen = async () => {
  const { listStages } = await import('./run/stages.mjs');
  const { values, positionals: names } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const { since, shard } = values;
  if (shard && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) throw new Error(`--shard is a part such as 1/4, not ${shard}`);
  const all = listStages({ shard, changed: since && listChangedSince(since) });
  const unknown = names.filter((name) => !all.some((stage) => stemOf(stage) === name));
  if (unknown.length > 0)
    throw new Error(`There is no stage ${unknown.join(', ')}: there are ${[...new Set(all.map(stemOf))].join(', ')}`);
  return all.filter((stage) => names.length === 0 || names.includes(stemOf(stage)));
};

const total = { passed: 0, failed: 0, skipped: 0 };
const times = { stages: [], slowest: [] };
const files = [];

/** Runs one stage and records it; any exception counts as a failure. */
const perform = async (name, run, isWhole = false) => {
  const begun = performance.now();
  const result = await run().catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: error.message }));
  for (const kind of Object.keys(total)) total[kind] += result[kind];
  if (result.failed > 0 && result.output) say(result.output.trimEnd());
  const counts = Object.keys(total).map((kind) => `${String(result[kind]).padStart(5)} ${kind}`);
  const seconds = (performance.now() - begun) / 1000;
  say(`${name.padEnd(20)}${counts.join('')}${seconds.toFixed(1).padStart(8)} s`);
  times.stages.push({ name, seconds, ...sumOf(result.used ?? []), isWhole, failed: result.failed });
  for (const { file, seconds: spent } of result.files ?? [])
    files.push({ file: relative(root, resolve(root, file)), stage: name, seconds: spent });
  return result.failed === 0;
};

const done = { passed: 1, failed: 0, skipped: 0 };
const build = async (parts) => {
  if (parts.has('server')) await buildServer();
  if (parts.has('web')) await buildWeb();
  return done;
};

const runAll = async (all) => {
  if (!(await perform('install', () => install().then(() => done)))) return;
  const builds = new Set(all.flatMap((stage) => stage.builds));
  if (builds.size > 0 && !(await perform('build', () => build(builds)))) return;
  for (const neighbours of inTurn(all)) {
    for (const stage of all) if (neighbours.some(({ name }) => name === stage.preparesDuring)) stage.prepare();
    await Promise.all(neighbours.map(({ name, run, isWhole }) => perform(name, run, isWhole)));
  }
};

/** Groups the stages in order; those that run at once form one group. */
const inTurn = (all) =>
  all.reduce((turns, stage) => {
    const last = turns.at(-1);
    if (stage.together && last?.[0].together === stage.together) last.push(stage);
    else turns.push([stage]);
    return turns;
  }, []);

/** Writes and shows the times of the stages. @returns true when one has grown too much */
const showTimes = () => {
  const budget = JSON.parse(readFileSync('test/budget/times.json', 'utf8'));
  times.slowest = slowestOf(files);
  writeFileSync(join(ARTIFACTS, 'times.json'), `${JSON.stringify(times, null, 2)}\n`);
  for (const line of [...tableOf(times, budget), ...withoutBudget(times, budget)]) say(line);
  const over = findOverBudget(times, budget);
  for (const line of over) say(line);
  return over.length > 0;
};

process.chdir(root);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    killRunning();
    killStarted();
    process.exit(1);
  });
try {
  const all = await chosen();
  takeCheckout();
  killLeftovers();
  takeTemporaryFolder();
  ensureCaches();
  await runAll(all);
} catch (error) {
  fail(error);
}
const isOverBudget = showTimes();
const mayNotSkip = process.env.CI === 'true' && total.skipped > 0;
if (mayNotSkip) say('With CI=true nothing may be skipped');
say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || isOverBudget || mayNotSkip ? 1 : 0);
