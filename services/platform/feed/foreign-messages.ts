import { Counter } from 'prom-client';

/** Counts what Kafka has brought that the log does not hold: the database was restored to an earlier state. */
export const foreignMessages = new Counter({
  name: 'shop_feed_foreign_messages_total',
  help: 'Kafka messages that do not belong to the log and were not consumed',
  registers: [],
});
