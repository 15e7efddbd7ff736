import { logger } from '../platform/observability/logger.js';
import { StartupError } from '../platform/startup-error.js';
import { runProcess } from '../startup/process.js';

await runProcess(
  { relay: true },
  () => logger.warn('relay is up'),
  async ({ config }) => {
    if (!config.kafkaBrokers) throw new StartupError('the relay publishes to Kafka: set KAFKA_BROKERS');
  },
);
