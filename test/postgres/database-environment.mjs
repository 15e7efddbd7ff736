import pg from 'pg';

const OBJECT_IN_USE = '55006';

let files = 0;

/**
 * Gives every test file a database of its own, cloned from the migrated template, and names it in DATABASE_URL. The file
 * runs in the worker's own realm; what it or Jest changes of the process is put back after it.
 */
export default class DatabaseEnvironment {
  global = globalThis;
  #console = globalThis.console;
  #exit = process.exit;
  #variables = { ...process.env };

  async setup() {
    files += 1;
    this.database = `test_${process.pid}_${files}`;
    await this.#administer(`create database ${this.database} template template_shop strategy file_copy`);
    process.env.DATABASE_URL = new URL(this.database, process.env.TEST_POSTGRES_URL).href;
  }

  async teardown() {
    await this.#drop();
    globalThis.console = this.#console;
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.#variables);
  }

  /** Jest asks for it; `test/native/runtime.cjs` has no use for a context. */
  getVmContext() {
    return null;
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
