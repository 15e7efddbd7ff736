import { join } from 'node:path';
import startPostgres, { testPostgres } from '../postgres/global-setup.mjs';
import { startKafka } from './brokers.mjs';

/** Starts PostgreSQL as for every integration test, and a broker unless KAFKA_BROKERS or the runner provides one. */
export default async function startBoth() {
  await startPostgres();
  const brokers = process.env.KAFKA_BROKERS || process.env.TEST_KAFKA_BROKERS;
  if (!brokers) testPostgres.kafka = await startKafka({ folder: join(testPostgres.folder, 'kafka') });
  process.env.TEST_KAFKA_BROKERS = brokers || testPostgres.kafka.addresses;
}
