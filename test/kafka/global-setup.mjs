import { join } from 'node:path';
import startPostgres, { testPostgres } from '../postgres/global-setup.mjs';
import { startKafka } from './brokers.mjs';

/** PostgreSQL as for every integration test, and brokers: those of KAFKA_BROKERS, or one of our own. */
export default async function startBoth() {
  await startPostgres();
  const { KAFKA_BROKERS } = process.env;
  if (!KAFKA_BROKERS) testPostgres.kafka = await startKafka({ folder: join(testPostgres.folder, 'kafka') });
  process.env.TEST_KAFKA_BROKERS = KAFKA_BROKERS ?? testPostgres.kafka.addresses;
}
