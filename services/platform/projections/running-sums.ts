import { laneOf } from '../../kernel/lane.js';
import type { AnyProjection, RunningSums } from '../../kernel/projection.js';
import type { Queryable, Rows } from './rows.js';

type Values = Readonly<Record<string, string | number>>;

/** The change of one sum in one lane; amounts are in the order of the columns. */
interface Gain {
  readonly by: string;
  readonly lane: number;
  readonly amounts: readonly number[];
}

/** Computes the changes of the sums when `before` becomes `after`. */
const gainsOf = ({ by, partitionKey, columns }: RunningSums<Values>, before: Rows, after: Rows): Gain[] => {
  const gains = new Map<string, Gain>();
  for (const [key, row] of after as Map<string, Values | null>) {
    const was = before.get(key) as Values | null | undefined;
    const either = row ?? was;
    if (!either) continue;
    const place = { by: String(either[by]), lane: laneOf(String(either[partitionKey])) };
    const name = `${place.lane}/${place.by}`;
    const gained = columns.map((column) => Number(row?.[column] ?? 0) - Number(was?.[column] ?? 0));
    const soFar = gains.get(name)?.amounts;
    gains.set(name, { ...place, amounts: gained.map((amount, i) => amount + (soFar?.[i] ?? 0)) });
  }
  return [...gains.values()];
};

/** Updates the sums for a change of rows, in one statement. */
export const moveSums = async (db: Queryable, sums: RunningSums<Values>, before: Rows, after: Rows): Promise<void> => {
  const gains = gainsOf(sums, before, after);
  if (gains.length === 0) return;
  const { table, by, columns } = sums;
  const arrays = columns.map((_, i) => `$${i + 3}::bigint[]`);
  await db.query({
    name: `move ${table}`,
    text: `insert into ${table} as s (${by}, lane, ${columns.join(', ')})
      select * from unnest($1::text[], $2::integer[], ${arrays.join(', ')})
      on conflict (${by}, lane) do update set ${columns.map((one) => `${one} = s.${one} + excluded.${one}`).join(', ')}`,
    values: [
      gains.map((gain) => gain.by),
      gains.map(({ lane }) => lane),
      ...columns.map((_, i) => gains.map(({ amounts }) => amounts[i])),
    ],
  });
};

/** Returns SQL that counts running sums that differ from the sums of the rows, as `wrong`. */
export const wrongSumsOf = ({ table, sums }: AnyProjection): string => {
  if (!sums) return 'select 0 as wrong';
  const { by, columns } = sums;
  const added = columns.map((column) => `sum(${column})::bigint as ${column}`).join(', ');
  const sumsIn = (from: string) => `(select ${by}, ${added} from ${from} group by ${by})`;
  const differs = columns.map((column) => `coalesce(a.${column}, 0) <> coalesce(b.${column}, 0)`).join(' or ');
  return `select count(*) as wrong from ${sumsIn(sums.table)} a full join ${sumsIn(table)} b using (${by}) where ${differs}`;
};
