import { Kafka as KafkaJs, logLevel } from 'kafkajs';
import type { Pool } from 'pg';
import type { AnyProjection } from '../../services/kernel/projection.js';

const BATCH_SIZE = 1000;

/**
 * Yardstick of a read model: inserts its rows into an empty table with the same indexes. It uses a bare `insert … select
 * unnest`, a thousand rows in each transaction.
 *
 * @returns rows per second
 */
export const insertBarely = async (pool: Pool, { table, columns }: AnyProjection): Promise<number> => {
  const names = Object.keys(columns);
  const arrays = names.map((name, i) => `$${i + 1}::${columns[name]}[]`).join(', ');
  await pool.query(`drop schema if exists yardstick cascade; create schema yardstick;
    create table yardstick.rows (like ${table} including all)`);
  const { rows } = await pool.query(`select ${names.map((name) => `${name}::text`)} from ${table}`);
  const started = performance.now();
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = rows.slice(from, from + BATCH_SIZE);
    const values = names.map((name) => batch.map((row) => row[name]));
    await pool.query({
      name: `bare ${table}`,
      text: `insert into yardstick.rows (${names.join(', ')}) select * from unnest(${arrays})`,
      values,
    });
  }
  return rows.length / ((performance.now() - started) / 1000);
};

/** Yardstick of Kafka: a bare consumer that only counts. @returns messages per second */
export const countBarely = async (brokers: readonly string[], topics: readonly string[], messages: number) => {
  const kafka = new KafkaJs({ clientId: 'yardstick', brokers: [...brokers], logLevel: logLevel.ERROR });
  const consumer = kafka.consumer({ groupId: 'yardstick' });
  let counted = 0;
  let started = 0;
  await consumer.connect();
  await consumer.subscribe({ topics: [...topics], fromBeginning: true });
  await new Promise<void>((resolve, reject) => {
    const eachBatch = async ({ batch }: { batch: { messages: readonly unknown[] } }) => {
      started ||= performance.now();
      counted += batch.messages.length;
      if (counted >= messages) resolve();
    };
    consumer.run({ partitionsConsumedConcurrently: 256, eachBatch }).catch(reject);
  });
  const seconds = (performance.now() - started) / 1000;
  await consumer.disconnect();
  return counted / seconds;
};
