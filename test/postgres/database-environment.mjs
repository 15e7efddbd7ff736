import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';

const OBJECT_IN_USE = '55006';

let files = 0;

/** Gives every test file a database of its own, cloned from the migrated template, and names it in DATABASE_URL. */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    files += 1;
    this.database = `test_${process.pid}_${files}`;
    await this.#administer(`create database ${this.database} template template_shop strategy file_copy`);
    this.global.process.env.DATABASE_URL = new URL(this.database, process.env.TEST_POSTGRES_URL).href;
  }

  async teardown() {
    await this.#drop();
    await super.teardown();
  }

  /** A pool is closed before its connections are: PostgreSQL waits some seconds for them, and ends those that stay. */
  async #drop() {
    const drop = `drop database if exists ${this.database}`;
    await this.#administer(drop).catch((error) => {
      if (error.code !== OBJECT_IN_USE) throw error;
      return this.#administer(`${drop} with (force)`);
    });
  }

  async #administer(statement) {
    const client = new pg.Client(process.env.TEST_POSTGRES_URL);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}
