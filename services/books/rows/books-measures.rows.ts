import type { Measure } from '../../platform/observability/metrics.js';

/** The metrics of the data-integrity checks and their findings. */
export const measuresOfBooks: readonly Measure[] = [
  {
    name: 'shop_books_compared_age_seconds',
    help: 'How long ago all wallets, lots and boxes were held against the log',
    labels: [],
    query: `select extract(epoch from now() - compared_at) as value from books.state where compared_at is not null`,
  },
  {
    name: 'shop_books_unverified_events',
    help: 'Events of the log that are not verified yet',
    labels: [],
    query: `select s.seq - w.seq as value from store.sequencer s, books.walks w where w.walk = 'new'`,
  },
  {
    name: 'shop_books_whole_age_seconds',
    help: 'How long ago the whole log was verified from its beginning',
    labels: [],
    query: `select extract(epoch from now() - ended_at) as value from books.walks where walk = 'again' and ended_at is not null`,
  },
  {
    name: 'shop_books_open_findings',
    help: 'Things in the books that are not what the log says: more than 0 wants an operator',
    labels: [],
    query: `select count(*) as value from books.findings where closed_at is null`,
  },
];
