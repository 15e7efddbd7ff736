import { tokyoWriter } from '../../../../services/platform/clients/writers.shared.js';

/** What happened on one day of the shop. */
export interface Day<Row> {
  /** YYYY-MM-DD, in Tokyo */
  readonly day: string;
  readonly rows: readonly Row[];
}

/** Swedes write dates as ISO 8601 does. */
const days = tokyoWriter('sv-SE', { dateStyle: 'short' });

/** Rows, newest first, gathered by the day in Tokyo on which they were made. */
export const byDay = <Row extends { readonly created: string }>(rows: readonly Row[]): Day<Row>[] => {
  const gathered = new Map<string, Row[]>();
  for (const row of rows) {
    const day = days.format(new Date(row.created));
    gathered.set(day, [...(gathered.get(day) ?? []), row]);
  }
  return [...gathered].map(([day, rowsOfDay]) => ({ day, rows: rowsOfDay }));
};

/** The sign of a change, in words that style it. */
export const directionOf = (change: number): 'gained' | 'lost' | 'even' => {
  if (change === 0) return 'even';
  return change > 0 ? 'gained' : 'lost';
};
