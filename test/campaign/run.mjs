// npm run campaign [-- faults browser feed requests model mutants mutation] [--minutes 25] [--seed 7]: the random, long and
// full forms of the tests.
// It continues after a failure; the report is test/.artifacts/campaign.md.
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildServer, buildWeb, install, root } from '../../services/build/build.mjs';
import { ensureCaches } from '../run/caches.mjs';
import { ensureChromium } from '../run/chromium.mjs';
import { installJava } from '../run/languages.mjs';
import { ARTIFACTS, killRunning, runLogged } from '../run/logged.mjs';
import { takeCheckout } from '../run/one-run.mjs';
import { killLeftovers, killStarted } from '../run/processes.mjs';
import { takeTemporaryFolder } from '../run/temporary.mjs';
import { isStuck, lineOf, readCommand, redsOf, reportOf, seedOf } from './campaign.rules.mjs';
import { CAMPAIGN } from './stages.mjs';

const REPORT = join(ARTIFACTS, 'campaign.md');

const say = (line) => process.stdout.write(`${line}\n`);
const minutesSince = (begun) => (performance.now() - begun) / 60_000;

/** Preparations of this machine for a stage. */
const PREPARE = {
  faults: installJava,
  mutants: installJava,
  browser: async () => {
    process.env.CHROMIUM = await ensureChromium();
  },
};

/** Runs rounds of a stage until its minutes are over. */
const perform = async (stage, { minutes, seed: firstSeed }, done, write) => {
  const begun = performance.now();
  const result = { name: stage.name, unit: stage.unit, seed: firstSeed, minutes: 0, rounds: [] };
  done.push(result);
  write();
  say(`${stage.name}: seed ${firstSeed}, ${minutes} minutes`);
  const note = (round) => {
    result.rounds.push(round);
    result.minutes = minutesSince(begun);
    write();
  };
  try {
    await PREPARE[stage.name]?.();
  } catch ({ message }) {
    const line = `npm run campaign -- ${stage.name} --seed ${firstSeed}`;
    return note({ amount: 0, reds: [{ words: message, line }], log: REPORT });
  }
  for (let round = 0; round === 0 || (minutesSince(begun) < minutes && !isStuck(result.rounds)); round++) {
    const seed = seedOf(firstSeed, round);
    const plan = stage.roundOf({ round, seed, firstSeed, minutesLeft: minutes - minutesSince(begun) });
    if (!plan) break;
    const { script, args, env } = plan;
    const log = join('campaign', `${stage.name}-${round + 1}`);
    const npmArgs = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
    const ended = await runLogged(log, npmArgs, { program: 'npm', minutes: stage.guard + minutes, env });
    const amount = stage.amountOf(ended.output, plan);
    const reds = redsOf(ended, stage, plan);
    note({ amount, reds, log: join(ARTIFACTS, `${log}.log`) });
    say(`${stage.name} ${round + 1}: ${amount} ${stage.unit}, ${reds.length} reds: ${lineOf(plan)}`);
  }
};

process.chdir(root);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    killRunning();
    killStarted();
    process.exit(1);
  });
try {
  const command = readCommand(process.argv.slice(2), CAMPAIGN, randomInt(2 ** 31));
  takeCheckout();
  killLeftovers();
  takeTemporaryFolder();
  ensureCaches();
  mkdirSync(join(ARTIFACTS, 'campaign'), { recursive: true });
  await install();
  await buildServer();
  await buildWeb();
  const about = `Begun ${new Date().toISOString()}, Node ${process.version}, ${availableParallelism()} cores.`;
  const done = [];
  const write = () => writeFileSync(REPORT, reportOf(about, done));
  for (const stage of command.stages) await perform(stage, command, done, write);
  say(`${reportOf(about, done)}\nThe report is ${REPORT}`);
  process.exit(done.some(({ rounds }) => rounds.some(({ reds }) => reds.length > 0)) ? 1 : 0);
} catch (error) {
  process.stderr.write(`${error.message.split('\n')[0]}\n`);
  process.exit(1);
}
