import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { AnyProjection } from '../../kernel/projection.js';

/** What a table built anew has otherwise than the one that it takes the place of: its rows, and sums of its numbers. */
export type RebuildChanges = Readonly<Record<string, { readonly before: number; readonly after: number }>>;

const sumsOf = ({ table, columns }: AnyProjection): string => {
  const numbers = Object.entries<string>(columns).filter(([, type]) => type === 'integer' || type === 'bigint');
  const sums = numbers.map(([name]) => `'${name}', coalesce(sum(${name}), 0)`);
  return `select json_build_object('rows', count(*)${sums.map((sum) => `, ${sum}`).join('')}) as sums from ${table}`;
};

/** What is otherwise in the new table of a read model, both being at one number of the log; empty where nothing is. */
export const changesBetween = async (
  client: PoolClient,
  live: AnyProjection,
  next: AnyProjection,
): Promise<RebuildChanges> => {
  const read = async (projection: AnyProjection) =>
    (await client.query<{ sums: Record<string, number> }>(sumsOf(projection))).rows[0]!.sums;
  const [before, after] = [await read(live), await read(next)];
  const names = Object.keys(before).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, { before: before[name]!, after: after[name]! }]));
};

/** What an owner says yes with to these changes and no others. */
export const acceptanceOf = (changes: RebuildChanges): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(changes).sort()))
    .digest('hex')
    .slice(0, 16);

/** Sums of money would move by a rebuild, which nobody has said yes to. */
export class SumsMoved extends Error {
  constructor(readonly changes: RebuildChanges) {
    super('sums would move; nothing was changed, and an owner has to accept it first');
  }
}
