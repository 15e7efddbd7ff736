/** One line, or one colour of bars. */
export interface Series {
  /** Its value's name in a row. */
  readonly key: string;
  readonly label: string;
}

export interface ChartProps {
  readonly title: string;
  /** `x` as it is to be read, and the value of each series. */
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  /** What `x` is, as the table's heading. */
  readonly xLabel: string;
  readonly series: readonly Series[];
  /** Values as they are to be read, `useFormats().points`. */
  readonly format: (value: number) => string;
  readonly kind?: 'line' | 'bar';
}
