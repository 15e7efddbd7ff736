import { resolve } from 'node:path';
import type { ClusterOptions, TestCluster } from '../cluster/cluster.mjs';

/** Starts processes of the shop around Kafka brokers. The launcher is loaded from the sources, not from `dist`. */
export const startCluster = async (options: ClusterOptions): Promise<TestCluster> => {
  const source: typeof import('../cluster/cluster.mjs') = await import(resolve('test/cluster/cluster.mjs'));
  return source.TestCluster.start(options);
};
