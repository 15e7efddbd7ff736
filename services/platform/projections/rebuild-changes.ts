import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { AnyProjection } from '../../kernel/projection.js';

/** The differences between a rebuilt table and the live one: the number of rows, and sums of numeric columns. */
export type RebuildChanges = Readonly<Record<string, { readonly before: number; readonly after: number }>>;

const sumsOf = ({ table, columns }: AnyProjection): string => {
  const numbers = Object.entries<string>(columns).filter(([, type]) => type === 'integer' || type === 'bigint');
  const sums = numbers.map(([name]) => `'${name}', coalesce(sum(${name}), 0)`);
  return `select json_build_object('rows', count(*)${sums.map((sum) => `, ${sum}`).join('')}) as sums from ${table}`;
};

/** Compares the new table with the live one; both must be at one number of the log. Returns no entry for equal values. */
export const compareTables = async (
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

/** Returns the token by which an owner accepts exactly these changes. */
export const acceptanceOf = (changes: RebuildChanges): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(changes).sort()))
    .digest('hex')
    .slice(0, 16);

/** Thrown if a rebuild would change sums of money that no owner has accepted. */
export class SumsMovedError extends Error {
  constructor(readonly changes: RebuildChanges) {
    super('sums would move; nothing was changed, and an owner has to accept it first');
  }
}
