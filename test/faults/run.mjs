// npm run test:faults [-- --sweep | --kills 300 --seed 1 --targets app,postgres,kafka | --full] [--minutes 60] [--buyers 8 [--payments 10000]]: the
// shop of all its processes under load, killed again and again; nothing that was acknowledged may be lost, and nothing may happen twice.
// With --restore nobody dies but the database, which goes back to a base backup (restore.mjs).
// It ends at the end of a round when its minutes have passed, or on the first Ctrl-C; on the second at once.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findMissingForKafka } from '../kafka/brokers.mjs';
import { ensureCaches } from '../run/caches.mjs';

const FULL = { app: 10_000, postgres: 1000, kafka: 300 };
/** Of the kills that are asked for: PostgreSQL's and Kafka's part. */
const PART = { postgres: 0.05, kafka: 0.02 };

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    targets: { type: 'string', default: 'app,postgres,kafka' },
    full: { type: 'boolean', default: false },
    sweep: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
    buyers: { type: 'string', default: '0' },
    payments: { type: 'string', default: '0' },
    restore: { type: 'boolean', default: false },
  },
});

const fail = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const countsOf = ({ kills, targets, full }) => {
  const chosenTargets = targets.split(',');
  const total = Number(kills);
  if (!Number.isInteger(total) || total < 1) fail('--kills is a whole number from 1');
  if (!chosenTargets.every((target) => target in FULL)) fail('--targets are some of app,postgres,kafka');
  const countOf = (target) => (full ? FULL[target] : Math.round(total * (PART[target] ?? 0)));
  const counts = Object.fromEntries(
    Object.keys(PART).map((target) => [target, chosenTargets.includes(target) ? countOf(target) : 0]),
  );
  if (full) return { app: chosenTargets.includes('app') ? FULL.app : 0, ...counts };
  return { app: chosenTargets.includes('app') ? total - counts.postgres - counts.kafka : 0, ...counts };
};

ensureCaches();
const missing = findMissingForKafka();
if (missing) fail(missing);
const counts = countsOf(values);
const buyers = Number(values.buyers);
if (!Number.isInteger(buyers) || buyers < 0) fail('--buyers is a whole number: who does nothing but buy points');
const payments = Number(values.payments);
if (!Number.isInteger(payments) || payments < 0) fail('--payments is a whole number: so many are begun at the least');
if (payments > 0 && buyers === 0) fail('--payments needs --buyers');
const endsAt = performance.now() + Number(values.minutes) * 60_000;
if (!(endsAt > 0)) fail('--minutes is a number');
let isStopRequested = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (isStopRequested) fail(`Ended by ${signal}`);
    isStopRequested = true;
    process.stdout.write('It ends with this round\n');
  });
// Of this process, which only sets the stage: its complaints are about a PostgreSQL that is down.
process.env.LOG_LEVEL = 'silent';
if (values.restore) {
  const { runRestore } = await import('./restore.mjs');
  process.exit((await runRestore()).length === 0 ? 0 : 1);
}
const { Campaign } = await import('./campaign.mjs');
const faults = await Campaign.run({
  seed: Number(values.seed),
  sweeps: values.sweep,
  counts,
  buyers,
  payments,
  brokers: values.full ? 3 : 1,
  isEnough: () => isStopRequested || performance.now() > endsAt,
});
process.exit(faults.length === 0 && !isStopRequested ? 0 : 1);
