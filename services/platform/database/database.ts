import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from './data-source.js';

/** The process's connections: TypeORM's for views and migrations, the raw pool for what is hot. */
export class Database {
  readonly pool: pg.Pool;

  constructor(readonly dataSource: DataSource) {
    this.pool = poolOf(dataSource);
  }
}
