import pg from 'pg';

const OBJECT_IN_USE = '55006';

let files = 0;

/**
 * Gives every test file a separate database, cloned from the migrated template, and names it in DATABASE_URL. The file runs in
 * the worker's own realm; changes of the process are undone after it.
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

  /** Returns the context that Jest requires; `test/native/runtime.cjs` does not use one. */
  getVmContext() {
    return null;
  }

  /**
   * Drops the database. Its pools must be closed first: PostgreSQL waits some seconds for open connections and then ends them.
   */
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
