// npm run cluster [-- 1]: runs the shop as in docker-compose.yml, from processes of this machine, with 3 brokers or 1, until
// Ctrl-C. Its data stays under .data/cluster.
import { join } from 'node:path';
import { findMissingForKafka } from '../kafka/brokers.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const kafka = Number(process.argv[2] ?? 3);
const missing = findMissingForKafka();
if (missing || (kafka !== 1 && kafka !== 3)) {
  process.stderr.write(`${missing ?? 'npm run cluster starts 3 brokers, or 1 with: npm run cluster -- 1'}\n`);
  process.exit(1);
}

let isStopping = false;
let cluster;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  say('The cluster is being stopped');
  await starting;
  const codes = Object.values(await cluster.stop());
  process.exit(codes.every((code) => code === 0) ? 0 : 1);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
const starting = start();
try {
  await starting;
} catch (error) {
  process.stderr.write(`The cluster was not started: ${error.message}\n`);
  process.exit(1);
}

async function start() {
  const begun = performance.now();
  const { TestCluster } = await import('./cluster.mjs');
  const { DEMO_ACCOUNTS } = await import('../../dist/services/startup/demo.js');
  const demo = process.env.DEMO || '1';
  cluster = await TestCluster.start({
    folder: join(import.meta.dirname, '../../.data/cluster'),
    kafka,
    port: Number(process.env.PORT || 3000),
    environment: { DEMO: demo },
    detached: true,
    supervised: true,
    say,
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`The shop is open: ${cluster.url} (after ${seconds} s)`);
  say(`Mails of the sandbox: ${cluster.url}/sandbox/outbox`);
  if (demo === '1') DEMO_ACCOUNTS.forEach(say);
  row('postgres', cluster.postgresPid, cluster.databaseUrl);
  for (const { name, pid, address } of cluster.brokers) row(name, pid, address);
  for (const { name, pid, address } of cluster.processes) row(name, pid, `${address}/readyz`);
  say(`What they say is in ${cluster.logs}. One that is killed is started again. Ctrl-C stops all.`);
}

function row(name, pid, address) {
  say(`  ${name.padEnd(14)} pid ${String(pid).padEnd(8)} ${address}`);
}
