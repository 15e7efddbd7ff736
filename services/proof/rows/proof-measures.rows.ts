import type { Measure } from '../../platform/observability/metrics.js';

/** How much of the log is under a signed head, and since when. */
export const measuresOfProof: readonly Measure[] = [
  {
    name: 'shop_log_checkpoint_age_seconds',
    help: 'How long ago a head of the log was signed the last time',
    labels: [],
    query: `select extract(epoch from now() - signed_at) as value from proof.checkpoints order by size desc limit 1`,
  },
  {
    name: 'shop_log_unsigned_events',
    help: 'Events that are under no signed head yet',
    labels: [],
    query: `select seq - coalesce((select max(size) from proof.checkpoints), 0) as value from store.sequencer`,
  },
  {
    name: 'shop_books_compared_age_seconds',
    help: 'How long ago all wallets, lots and boxes were held against the log',
    labels: [],
    query: `select extract(epoch from now() - compared_at) as value from proof.book_state where compared_at is not null`,
  },
  {
    name: 'shop_books_unverified_events',
    help: 'Events of the log that are not verified yet',
    labels: [],
    query: `select s.seq - w.seq as value from store.sequencer s, proof.walks w where w.walk = 'new'`,
  },
  {
    name: 'shop_books_whole_age_seconds',
    help: 'How long ago the whole log was verified from its beginning',
    labels: [],
    query: `select extract(epoch from now() - ended_at) as value from proof.walks where walk = 'again' and ended_at is not null`,
  },
  {
    name: 'shop_books_open_findings',
    help: 'Things in the books that are not what the log says: more than 0 wants an operator',
    labels: [],
    query: `select count(*) as value from proof.findings where closed_at is null`,
  },
];
