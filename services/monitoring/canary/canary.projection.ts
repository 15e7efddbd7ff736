import { integer, type Projection, type RowOf, text, timestamptz } from '../../kernel/projection.js';
import type { CanaryEmitted } from '../streams/canary.events.js';

const columns = { key: text(), lane: integer(), emitted_at: timestamptz() };

/** The last emission that passed through a lane. */
export type CanaryRow = RowOf<typeof columns>;

/** The last canary event of each lane, one row per lane. */
export const canaryProjection: Projection<CanaryRow, CanaryEmitted> = {
  name: 'canary',
  table: 'monitoring.canary',
  key: 'key',
  columns,
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
