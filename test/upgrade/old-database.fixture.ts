import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { prepareDatabase } from '../../services/startup/connect.js';

const FOLDER = 'test/upgrade';

/** A database as an earlier release left it, beside those of the specs. Its owner and the shop are two roles. */
export class OldDatabase {
  private constructor(
    private readonly superUrl: string,
    private readonly name: string,
    /** Connections of the database's owner. */
    readonly owner: pg.Pool,
  ) {}

  /** @param release whose dump it is */
  static async restore(release: string): Promise<OldDatabase> {
    const superUrl = process.env.DATABASE_URL!;
    const name = `old_${process.pid}_${release.replaceAll('-', '_')}`;
    await run(superUrl, `create database ${name}`);
    const ownerUrl = new URL(name, superUrl).href;
    await run(ownerUrl, gunzipSync(readFileSync(`${FOLDER}/${release}.sql.gz`)).toString());
    return new OldDatabase(superUrl, name, new pg.Pool({ connectionString: ownerUrl, max: 2 }));
  }

  get ownerUrl(): string {
    return new URL(this.name, this.superUrl).href;
  }

  /** Returns the address for the shop, whose role has the database's name. */
  get shopUrl(): string {
    return Object.assign(new URL(this.ownerUrl), { username: this.name, password: 'secret' }).href;
  }

  /** Does the work of `bin/migrate`. */
  bringUpToDate(): Promise<void> {
    return prepareDatabase(this.ownerUrl, this.shopUrl);
  }

  async sql<Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.owner.query(text, [...values])).rows as Row[];
  }

  async drop(): Promise<void> {
    await this.owner.end();
    await run(this.superUrl, `drop database ${this.name} with (force)`, `drop role if exists ${this.name}`);
  }
}

const run = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};
