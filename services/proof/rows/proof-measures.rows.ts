import type { Measure } from '../../platform/observability/metrics.js';

/** The metrics of the signed part of the log and the age of its head. */
export const measuresOfProof: readonly Measure[] = [
  {
    name: 'shop_log_checkpoint_age_seconds',
    help: 'Seconds since a head of the log was last signed',
    labels: [],
    query: `select extract(epoch from now() - signed_at) as value from proof.checkpoints order by size desc limit 1`,
  },
  {
    name: 'shop_log_unsigned_events',
    help: 'Events of the log that no signed head covers yet',
    labels: [],
    query: `select seq - coalesce((select max(size) from proof.checkpoints), 0) as value from store.sequencer`,
  },
  {
    name: 'shop_log_witness_failing',
    help: '1 if the witness has not cosigned the last head that it was sent, else 0',
    labels: ['witness'],
    query: 'select witness, (failure is not null)::int as value from proof.witnesses order by witness',
  },
  {
    name: 'shop_log_witness_behind_events',
    help: 'Events that the newest signed head covers and the witness has not cosigned',
    labels: ['witness'],
    query: `select witness, coalesce((select max(size) from proof.checkpoints), 0) - size as value from proof.witnesses
      order by witness`,
  },
];
