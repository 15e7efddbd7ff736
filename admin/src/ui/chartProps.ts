/** A line or a group of bars in a chart. */
export interface Series {
  /** The key of its value in a row. */
  readonly key: string;
  readonly label: string;
}

export interface ChartProps {
  readonly title: string;
  /** The label `x`, and the value of each series. */
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  /** The heading of the labels' column. */
  readonly xLabel: string;
  readonly series: readonly Series[];
  /** Formats a value, such as `useFormats().points`. */
  readonly format: (value: number) => string;
  readonly kind?: 'line' | 'bar';
}
