import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { AnyProjection } from '../../services/kernel/projection.js';
import { findProjection } from '../support/projections.js';
import { startCluster } from './cluster-under-load.js';
import { FeedRuns, topics } from './feed-runs.js';
import { countBarely, insertBarely } from './feed-yardsticks.js';
import { print } from './figures.js';
import { ShopUnderLoad } from './shop-under-load.js';

const EVENTS = Number(process.env.BENCH_EVENTS ?? 200_000);
/** A read model with one immutable row per event, and one whose rows change. */
const READ_MODELS = ['point_history', 'draw_history'].map(findProjection);

Logger.overrideLogger(['error']);
const shop = await ShopUnderLoad.prepare();
const folder = await mkdtemp(join(process.env.BENCH_DIR ?? tmpdir(), 'feed-bench-'));
const { database, clock } = await shop.database();
const runs = new FeedRuns(database.pool, clock, EVENTS);

const printPostgres = async (projection: AnyProjection): Promise<void> => {
  const ownEvents = await runs.ownOf(projection);
  const through = await runs.throughPostgres(projection);
  const bare = await insertBarely(database.pool, projection);
  const anew = await runs.rebuild(projection);
  print(`${projection.name}: takes in ${ownEvents} of ${EVENTS} events; fsync on`, {
    'through PostgreSQL, events processed/s': ownEvents / through,
    'rebuild, events processed/s (goal 20000)': ownEvents / anew,
    'rebuild, events of the log/s': EVENTS / anew,
    'its rows by a bare insert … select unnest (yardstick), rows/s': bare,
    'rebuild / yardstick': ownEvents / anew / bare,
  });
};

const printKafka = async (projection: AnyProjection): Promise<void> => {
  const ownEvents = await runs.ownOf(projection);
  const cluster = await startCluster({ folder, databaseUrl: shop.url, processes: [] });
  try {
    const brokers = cluster.brokers.map(({ address }) => address);
    const { sending, taking, fromLog } = await runs.throughKafka(projection, brokers);
    const counted = await countBarely(brokers, topics, EVENTS);
    print(`${projection.name} over Kafka, one broker`, {
      'relay, events/s': EVENTS / sending,
      'through Kafka, events processed/s': ownEvents / taking,
      'through Kafka, messages/s': EVENTS / taking,
      'a bare kafkajs consumer that counts (yardstick), messages/s': counted,
      'through Kafka / yardstick': EVENTS / taking / counted,
      'share of processed events that was read from the log, %': (100 * fromLog) / ownEvents,
    });
  } finally {
    await cluster.stop();
  }
};

try {
  const writing = await runs.write();
  const numbering = await runs.number();
  print('the log', { 'append, events/s': EVENTS / writing, 'sequencer, events/s': EVENTS / numbering });
  for (const projection of READ_MODELS) await printPostgres(projection);
  for (const projection of READ_MODELS.slice(-1)) await printKafka(projection);
} finally {
  await database.dataSource.destroy();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
