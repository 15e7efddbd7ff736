// npm run kafka [-- 3]: starts Kafka for manual tests of the shop, until Ctrl-C. Its data stays under .data/kafka.
import { join } from 'node:path';
import { ensureCaches } from '../run/caches.mjs';
import { findMissingForKafka, startKafka } from './brokers.mjs';

const FIRST_PORT = 9092;
const count = Number(process.argv[2] ?? 1);
ensureCaches();
const missing = findMissingForKafka();
if (missing || (count !== 1 && count !== 3)) {
  process.stderr.write(`${missing ?? 'npm run kafka starts 1 broker, or 3 with: npm run kafka -- 3'}\n`);
  process.exit(1);
}
const folder = join(import.meta.dirname, '../../.data/kafka', `of-${count}`);
const kafka = await startKafka({ folder, count, firstPort: FIRST_PORT });
process.stdout.write(`Kafka is up. Start the shop with KAFKA_BROKERS=${kafka.addresses}\nCtrl-C stops it.\n`);
const stop = async () => {
  await kafka.stop();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
