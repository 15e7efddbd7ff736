import pg from 'pg';
import type { DataSource, Repository } from 'typeorm';
import type { DomainEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import { atMost } from '../concurrency/at-most.js';
import { poolOf } from './data-source.js';

const CANCEL_EVERY_MS = 250;
const CANCEL = 'select pg_cancel_backend(pid) from unnest($1::int[]) pid';

/** The process's connections: TypeORM's for read models and migrations, the raw pool for what is hot. */
export class Database {
  readonly pool: pg.Pool;
  /** PostgreSQL's processes for the pool's connections. */
  private readonly backends = new Map<object, number>();

  constructor(readonly dataSource: DataSource) {
    this.pool = poolOf(dataSource);
    this.pool.on('acquire', (client) => {
      if (!this.backends.has(client)) this.backends.set(client, (client as { processID?: number }).processID ?? 0);
    });
    this.pool.on('remove', (client) => this.backends.delete(client));
  }

  /** The table of a read model, to be read; only projections write it. */
  table<Row extends object, Event extends DomainEvent>({ name }: Projection<Row, Event>): Repository<Row> {
    return this.dataSource.getRepository<Row>(name);
  }

  /**
   * Closes all connections. Work that is still under way gets no further one, and its statements are cancelled: what it has not
   * committed has not happened. Connections that it keeps all the same are left after `ms`.
   */
  async close(ms: number): Promise<void> {
    const closed = this.dataSource.destroy();
    const timer = setInterval(() => this.cancel().catch(() => undefined), CANCEL_EVERY_MS);
    await atMost(ms, closed);
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
