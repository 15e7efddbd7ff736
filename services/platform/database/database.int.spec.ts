import { beforeEach, describe, expect, it } from '@jest/globals';
import { createDataSource } from './data-source.js';
import { Database } from './database.js';

const LONG_MS = 3_600_000;
const FOREVER = 'select pg_sleep(3600)';

let database: Database;

beforeEach(async () => {
  database = new Database(await createDataSource(process.env.DATABASE_URL!).initialize());
});

describe('Database.close', () => {
  it('cancels running statements and refuses new connections', async () => {
    const work = async () => {
      await database.pool.query(FOREVER).catch(() => undefined);
      await database.pool.query('select');
    };
    const outcome = work().then(
      () => 'went on',
      (error) => error.message,
    );
    await database.pool.query('select');
    await database.close(LONG_MS);
    expect(await outcome).toMatch(/after calling end/);
  });

  it('leaves connections that are never released', async () => {
    const client = await database.pool.connect();
    await database.close(1);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  });
});
