import type { Measure } from '../../platform/observability/metrics.js';

/** The metrics of verification: unverified draws and boxes that differ. */
export const measuresOfVerifying: readonly Measure[] = [
  {
    name: 'shop_unverified_draws',
    help: 'Draws whose line in the public log the shop has not verified yet',
    labels: [],
    query: `select coalesce(sum(greatest(b.drawn - coalesce(v.chained, 0), 0)), 0) as value
      from draws.boxes b left join draws.verified_logs v on v.pack_id = b.pack_id`,
  },
  {
    name: 'shop_box_differences',
    help: 'Boxes whose public log does not verify',
    labels: [],
    query: 'select count(*) as value from draws.log_differences where gone_at is null',
  },
];
