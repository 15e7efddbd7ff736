import type { RecordedEvent } from '../../kernel/event.js';
import { laneOf } from '../../kernel/lane.js';
import { bigint, type Projection, type RowOf, text, timestamptz } from '../../kernel/projection.js';
import { startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import { type BookedEvent, classOf, onEachEntry, turnoverOf, unitOf } from '../streams/ledger-lines.js';
import type { Unit } from '../wire/turnover.contract.js';

type Span = 'day' | 'hour';

const columns = {
  key: text(),
  span: text<Span>(),
  /** The first instant of the span. */
  begins: timestamptz(),
  unit: text<Unit>(),
  account_class: text(),
  kind: text(),
  gained: bigint(),
  lost: bigint(),
  lines: bigint(),
};

/** The sums of the lines of one time span, by class of account and kind of document. */
export type LedgerSumRow = RowOf<typeof columns>;

const HOUR_MS = 3_600_000;

const beginOf: Readonly<Record<Span, (at: Date) => Date>> = {
  day: (at) => startOfTokyoDate(toTokyoDate(at)),
  hour: (at) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS),
};

const SPANS: readonly Span[] = ['day', 'hour'];

/** Two lanes of the log may be read at once, so each lane has rows of its own. */
const keysOf = (event: RecordedEvent<BookedEvent>): string[] => {
  const classes = [...new Set(event.data.lines.map(({ account }) => classOf(account)))];
  const behind = `${event.data.document.kind}/${laneOf(event.partitionKey)}`;
  return SPANS.flatMap((span) => {
    const before = `${span}/${beginOf[span](event.effectiveAt).toISOString()}/${unitOf(event)}`;
    return classes.map((accountClass) => `${before}/${accountClass}/${behind}`);
  });
};

const added = (row: LedgerSumRow | null, event: RecordedEvent<BookedEvent>, key: string): LedgerSumRow => {
  const [span, begins, unit, account_class, kind] = key.split('/') as [Span, string, Unit, string, string];
  const { gained, lost, lines } = turnoverOf(
    event.data.lines.filter(({ account }) => classOf(account) === account_class),
  );
  return {
    key,
    span,
    begins,
    unit,
    account_class,
    kind,
    gained: (row?.gained ?? 0) + gained,
    lost: (row?.lost ?? 0) + lost,
    lines: (row?.lines ?? 0) + lines,
  };
};

const addedUp = { keys: keysOf, evolve: added };

/** Sums by day in Tokyo and by hour, so that no query has to read the whole ledger. */
export const ledgerSumsProjection: Projection<LedgerSumRow, BookedEvent> = {
  name: 'ledger_sums',
  table: 'ledger.ledger_sums',
  key: 'key',
  columns,
  isLedger: true,
  on: onEachEntry(addedUp),
};
