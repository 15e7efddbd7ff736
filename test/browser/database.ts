import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** The line of PostgreSQL's pid file that holds its port. */
const PORT_LINE = 3;

/** Runs a statement in the database of the shop that has this data folder. @returns its rows */
export const runSql = async (folder: string, sql: string): Promise<Record<string, unknown>[]> => {
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE];
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim();
  const client = new Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
