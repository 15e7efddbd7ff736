import { resolve } from 'node:path';
import type { ClusterOptions, TestCluster } from '../cluster/cluster.mjs';

/** Starts processes of the shop around brokers; what starts them is run as it stands in the sources. */
export const startCluster = async (options: ClusterOptions): Promise<TestCluster> => {
  const source: typeof import('../cluster/cluster.mjs') = await import(resolve('test/cluster/cluster.mjs'));
  return source.TestCluster.start(options);
};
