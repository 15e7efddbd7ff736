import type pg from 'pg';
import type { DataSource, Repository } from 'typeorm';
import type { DomainEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import { poolOf } from './data-source.js';

/** The process's connections: TypeORM's for read models and migrations, the raw pool for what is hot. */
export class Database {
  readonly pool: pg.Pool;

  constructor(readonly dataSource: DataSource) {
    this.pool = poolOf(dataSource);
  }

  /** The table of a read model, to be read; only projections write it. */
  table<Row extends object, Event extends DomainEvent>({ name }: Projection<Row, Event>): Repository<Row> {
    return this.dataSource.getRepository<Row>(name);
  }
}
