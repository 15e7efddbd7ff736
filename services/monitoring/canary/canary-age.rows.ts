import type { Measure } from '../../platform/observability/metrics.js';

/** Each lane has its turn every twelve minutes: much more than that, and the clock, the feed or the projector stands still. */
export const canaryAge: Measure = {
  name: 'shop_canary_age_seconds',
  help: 'Age of the last emission of the canary that came through a lane',
  labels: ['lane'],
  query: 'select lane, extract(epoch from now() - emitted_at) as value from monitoring.canary',
};
