import { createTokyoFormatter } from '../../../../services/platform/clients/formatters.shared.js';

/** Rows of one day in Tokyo. */
export interface Day<Row> {
  /** Day in Tokyo, YYYY-MM-DD. */
  readonly day: string;
  readonly rows: readonly Row[];
}

/** The Swedish locale formats dates as YYYY-MM-DD. */
const days = createTokyoFormatter('sv-SE', { dateStyle: 'short' });

/** Groups rows, newest first, by the day in Tokyo on which they were created. */
export const groupByDay = <Row extends { readonly created: string }>(rows: readonly Row[]): Day<Row>[] => {
  const gathered = new Map<string, Row[]>();
  for (const row of rows) {
    const day = days.format(new Date(row.created));
    gathered.set(day, [...(gathered.get(day) ?? []), row]);
  }
  return [...gathered].map(([day, rowsOfDay]) => ({ day, rows: rowsOfDay }));
};

/** Returns the CSS suffix for the sign of a change. */
export const directionOf = (change: number): 'gained' | 'lost' | 'even' => {
  if (change === 0) return 'even';
  return change > 0 ? 'gained' : 'lost';
};
