import type { Projection } from '../../kernel/projection.js';
import type { CanaryEmitted } from '../streams/canary.events.js';

/** The last song that came through a lane. */
export interface CanaryRow {
  readonly key: string;
  readonly lane: number;
  readonly emitted_at: string;
}

/** One row for each lane. */
export const canaryProjection: Projection<CanaryRow, CanaryEmitted> = {
  name: 'canary',
  table: 'operations.canary',
  key: 'key',
  columns: { key: 'text', lane: 'integer', emitted_at: 'timestamptz' },
  on: {
    CanaryEmitted: {
      keys: ({ partitionKey }) => [partitionKey],
      evolve: (_, { partitionKey, data, effectiveAt }) => ({
        key: partitionKey,
        lane: data.lane,
        emitted_at: effectiveAt.toISOString(),
      }),
    },
  },
};
