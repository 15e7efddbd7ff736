import type { Measure } from '../../platform/observability/metrics.js';

/**
 * Each lane gets an emission every twelve minutes. A much higher age means that the scheduler, the feed or the projector has
 * stopped.
 */
export const canaryAge: Measure = {
  name: 'shop_canary_age_seconds',
  help: 'Seconds since the canary event that last passed through the lane was emitted',
  labels: ['lane'],
  query: 'select lane, extract(epoch from now() - emitted_at) as value from monitoring.canary',
};
