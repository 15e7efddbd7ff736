import { Counter } from 'prom-client';

/** Counts what Kafka has brought that the log does not hold: the database was restored to an earlier state. */
export const foreignMessages = new Counter({
  name: 'shop_feed_foreign_messages_total',
  help: 'Messages of Kafka that are not of the log, and were not taken in',
  registers: [],
});
