import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';

let files = 0;

/** Gives every test file a database of its own, cloned from the migrated template, and names it in DATABASE_URL. */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    files += 1;
    this.database = `test_${process.pid}_${files}`;
    await this.#administer(`create database ${this.database} template template_shop`);
    this.global.process.env.DATABASE_URL = new URL(this.database, process.env.TEST_POSTGRES_URL).href;
  }

  async teardown() {
    await this.#administer(`drop database if exists ${this.database} with (force)`);
    await super.teardown();
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
