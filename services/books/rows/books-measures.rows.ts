import type { Measure } from '../../platform/observability/metrics.js';

/** The metrics of the data-integrity checks and their findings. */
export const measuresOfBooks: readonly Measure[] = [
  {
    name: 'shop_books_compared_age_seconds',
    help: 'Seconds since all wallets, lots and boxes were compared with the log',
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
    help: 'Seconds since the whole log was verified from its beginning',
    labels: [],
    query: `select extract(epoch from now() - ended_at) as value from books.walks where walk = 'again' and ended_at is not null`,
  },
  {
    name: 'shop_books_open_findings',
    help: 'Open findings: values in the rows that differ from the log',
    labels: [],
    query: `select count(*) as value from books.findings where closed_at is null`,
  },
];
