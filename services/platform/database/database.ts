import pg from 'pg';
import type { DataSource, Repository } from 'typeorm';
import type { DomainEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import { waitAtMost } from '../concurrency/wait-at-most.js';
import { poolOf } from './data-source.js';

const CANCEL_EVERY_MS = 250;
const CANCEL = 'select pg_cancel_backend(pid) from unnest($1::int[]) pid';

/** The connections of the process: TypeORM for read models and migrations, the pool for hot paths. */
export class Database {
  readonly pool: pg.Pool;
  /** The backend ids of the pool's connections. */
  private readonly backends = new Map<object, number>();

  constructor(readonly dataSource: DataSource) {
    this.pool = poolOf(dataSource);
    this.pool.on('acquire', (client) => {
      if (!this.backends.has(client)) this.backends.set(client, (client as { processID?: number }).processID ?? 0);
    });
    this.pool.on('remove', (client) => this.backends.delete(client));
  }

  /** Returns a repository to read a read model. Only projections write it. */
  table<Row extends object, Event extends DomainEvent>({ name }: Projection<Row, Event>): Repository<Row> {
    return this.dataSource.getRepository<Row>(name);
  }

  /**
   * Closes all connections. Work in progress gets no new connection, its statements are cancelled, and its open transactions
   * roll back. Connections that are still in use after `ms` are abandoned.
   */
  async close(ms: number): Promise<void> {
    const closed = this.dataSource.destroy();
    const timer = setInterval(() => this.cancel().catch(() => undefined), CANCEL_EVERY_MS);
    await waitAtMost(ms, closed);
    clearInterval(timer);
  }

  private async cancel(): Promise<void> {
    const client = new pg.Client(this.pool.options);
    await client.connect();
    try {
      await client.query(CANCEL, [[...this.backends.values()]]);
    } finally {
      await client.end();
    }
  }
}
