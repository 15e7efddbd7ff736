import type { Projection } from '../../kernel/projection.js';
import type { CanarySang } from '../streams/canary.events.js';

/** The last song that came through a lane. */
export interface CanaryRow {
  readonly key: string;
  readonly lane: number;
  readonly sang_at: string;
}

/** One row for each lane. */
export const canaryProjection: Projection<CanaryRow, CanarySang> = {
  name: 'canary',
  table: 'operations.canary',
  key: 'key',
  columns: { key: 'text', lane: 'integer', sang_at: 'timestamptz' },
  on: {
    CanarySang: {
      keys: ({ partitionKey }) => [partitionKey],
      evolve: (_, { partitionKey, data, effectiveAt }) => ({
        key: partitionKey,
        lane: data.lane,
        sang_at: effectiveAt.toISOString(),
      }),
    },
  },
};
