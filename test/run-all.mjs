// npm test: everything there is, from a fresh clone. `node test/run-all.mjs unit rules …` runs some of it.
import { mkdirSync } from 'node:fs';
import { buildServer, buildWeb, install, root } from '../services/build/build.mjs';
import { ARTIFACTS, killRunning } from './run/logged.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

process.chdir(root);
mkdirSync(ARTIFACTS, { recursive: true });
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    killRunning();
    process.exit(1);
  });
}

const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs one stage and adds it up; whatever it throws is a failure. */
const perform = async (name, run) => {
  const begun = performance.now();
  const result = await run().catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: error.message }));
  for (const kind of Object.keys(total)) total[kind] += result[kind];
  if (result.failed > 0 && result.output) say(result.output.trimEnd());
  const counts = Object.keys(total).map((kind) => `${String(result[kind]).padStart(5)} ${kind}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`${name.padEnd(20)}${counts.join('')}${seconds.padStart(8)} s`);
  return result.failed === 0;
};

const done = { passed: 1, failed: 0, skipped: 0 };
const build = async (wanted) => {
  if (wanted.has('server')) await buildServer();
  if (wanted.has('web')) await buildWeb();
  return done;
};

/** The stages that were asked for. @throws Error where there is none of a name */
const chosen = async (wanted) => {
  const { stages } = await import('./run/stages.mjs');
  const stemOf = ({ name }) => name.split('-')[0];
  const unknown = wanted.filter((name) => !stages().some((stage) => stemOf(stage) === name));
  if (unknown.length > 0) throw new Error(`there is no stage ${unknown.join(', ')}`);
  return stages().filter((stage) => wanted.length === 0 || wanted.includes(stemOf(stage)));
};

const runAll = async () => {
  if (!(await perform('install', () => install().then(() => done)))) return;
  const stages = await chosen(process.argv.slice(2));
  const builds = new Set(stages.flatMap((stage) => stage.builds));
  if (builds.size > 0 && !(await perform('build', () => build(builds)))) return;
  for (const neighbours of inTurn(stages)) await Promise.all(neighbours.map(({ name, run }) => perform(name, run)));
};

/** Stages in their order, those that run at once in one. */
const inTurn = (stages) =>
  stages.reduce((turns, stage) => {
    const last = turns.at(-1);
    if (stage.together && last?.[0].together === stage.together) last.push(stage);
    else turns.push([stage]);
    return turns;
  }, []);

await runAll();

say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || (process.env.CI === 'true' && total.skipped > 0) ? 1 : 0);
