// npm run test:faults [-- --sweep | --kills 300 --seed 1 --targets app,postgres,kafka | --full] [--minutes 60] [--buyers 8
// [--payments 10000]]
// Runs all processes of the shop under load and kills them again and again. No acknowledged result may be lost, and nothing may
// happen twice.
// With --restore only the database fails: it is restored to a base backup (restore.mjs).
// The run ends with the round in which its minutes pass, or on the first Ctrl-C; the second ends it at once.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findMissingForKafka } from '../kafka/brokers.mjs';
import { ensureCaches } from '../run/caches.mjs';

const FULL = { app: 10_000, postgres: 1000, kafka: 300 };
/** Shares of PostgreSQL and Kafka in the requested kills. */
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
if (!Number.isInteger(buyers) || buyers < 0) fail('--buyers is a whole number of members who only buy points');
const payments = Number(values.payments);
if (!Number.isInteger(payments) || payments < 0) fail('--payments is a whole number, the minimum of payments');
if (payments > 0 && buyers === 0) fail('--payments needs --buyers');
const endsAt = performance.now() + Number(values.minutes) * 60_000;
if (!(endsAt > 0)) fail('--minutes is a number');
let isStopRequested = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (isStopRequested) fail(`Ended by ${signal}`);
    isStopRequested = true;
    process.stdout.write('The run ends with this round\n');
  });
// Set for this process, which only prepares data and would log errors while PostgreSQL is down.
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
