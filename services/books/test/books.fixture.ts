import { CommandBus } from '@nestjs/cqrs';
import type { PoolClient } from 'pg';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type Person } from '../../../test/support/whole-shop.js';
import { EVENT_COLUMNS, type EventRow } from '../../platform/store/event-row.js';
import { BEGINNING_OF_CHAIN, computeNextLink, formatChainLine } from '../../platform/store/sequencer.js';
import { PublishCheckpoint } from '../../proof/index.js';
import { CheckBooks } from '../check-books/check-books.command.js';

/** The tables that tests tamper with, in an order in which rows can be restored. */
const TABLES = [
  'members.standing',
  'points.lots',
  'points.wallets',
  'draws.boxes',
  'draws.draws',
  'shipments.parcels',
  'store.events',
  'store.event_log',
  'store.corrected_event_ids',
  'store.sequencer',
  'ledger.ledger_entries',
  'proof.tiles',
  'books.wallets',
  'books.lots',
  'books.boxes',
  'books.walks',
];

/** A shop with two members who have drawn, decided and received parcels. Tests tamper with its rows. */
export class BooksShop {
  alice!: Person;
  bob!: Person;
  /** Alice's draw of five cards: one converted, four undecided. */
  drawId!: string;
  private columns!: Map<string, string>;

  private constructor(readonly quiet: QuietShop) {}

  /** Opens the shop. @param environment settings that override the default ones */
  static async open(environment: Readonly<Record<string, string>> = {}): Promise<BooksShop> {
    const shop = new BooksShop(await QuietShop.open(undefined, environment));
    await shop.live();
    return shop;
  }

  get shop() {
    return this.quiet.shop;
  }

  check(): Promise<number> {
    return this.shop.app.get(CommandBus).execute(new CheckBooks());
  }

  async sql<Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.shop.pool.query(text, [...values])).rows as Row[];
  }

  /** Returns the open findings: check and subject, with members by name. */
  async open(): Promise<string[]> {
    const rows = await this.sql<{ check_name: string; subject: string }>(
      'select check_name, subject from books.findings where closed_at is null order by id',
    );
    return rows.map(({ check_name, subject }) => `${check_name} ${this.nameOf(subject)}`);
  }

  async frozen(): Promise<string[]> {
    const rows = await this.sql<{ id: string }>(
      'select member_id as id from members.standing where frozen_at is not null order by member_id',
    );
    return rows.map(({ id }) => this.nameOf(id));
  }

  post({ browser }: Person, path: string, body: object) {
    return browser.postWith(this.quiet.pairOf(browser), path, body);
  }

  /** Runs SQL past every trigger, as somebody with write access to the database could. */
  async tamper(text: string): Promise<void> {
    await this.unguarded((client) => client.query(text));
  }

  /** Changes an event and recomputes all later links. */
  async rewriteFrom(seq: number, change: string): Promise<void> {
    await this.unguarded(async (client) => {
      await client.query(change);
      const { rows: before } = await client.query('select hash from store.event_log where seq = $1', [seq - 1]);
      let hash: Buffer = before[0]?.hash ?? BEGINNING_OF_CHAIN;
      const { rows } = await client.query<EventRow & { seq: number }>(
        `select l.seq, ${EVENT_COLUMNS('e')} from store.event_log l join store.events e using (epoch, xid, ordinal)
          where l.seq >= $1 order by l.seq`,
        [seq],
      );
      for (const row of rows) {
        hash = computeNextLink(hash, formatChainLine(row.seq, row));
        await client.query('update store.event_log set hash = $2 where seq = $1', [row.seq, hash]);
      }
      await client.query('update store.sequencer set hash = $1', [hash]);
    });
  }

  /** Runs work, then restores every row and closes all findings. */
  async restoreAfter(work: () => Promise<void>): Promise<void> {
    const kept = (table: string) => `public.kept_${table.replace('.', '_')}`;
    await this.tamper(TABLES.map((table) => `create table ${kept(table)} as table ${table}`).join(';'));
    try {
      await work();
    } finally {
      await this.tamper(
        TABLES.map((table) => {
          const columns = this.columns.get(table);
          return `delete from ${table}; insert into ${table} (${columns}) overriding system value
            select ${columns} from ${kept(table)}; drop table ${kept(table)}`;
        }).join(';'),
      );
      await this.tamper('update books.findings set closed_at = now() where closed_at is null');
    }
  }

  close(): Promise<void> {
    return this.quiet.close();
  }

  private nameOf(id: string): string {
    if (id === this.alice.memberId) return 'alice';
    return id === this.bob.memberId ? 'bob' : id === this.drawId ? 'the draw' : id;
  }

  private async unguarded(work: (client: PoolClient) => Promise<unknown>): Promise<void> {
    const client = await this.shop.pool.connect();
    try {
      await client.query('begin; set local session_replication_role = replica');
      await work(client);
      // PostgreSQL publishes its counts at once, not within some seconds.
      await client.query('select pg_stat_force_next_flush()');
      await client.query('commit');
    } finally {
      client.release(true);
    }
  }

  private async live(): Promise<void> {
    const { shop, quiet } = this;
    const columns = await this.sql<{ table: string; columns: string }>(
      `select table_schema || '.' || table_name as table, string_agg(quote_ident(column_name), ', ') as columns
         from information_schema.columns where is_generated = 'NEVER' and table_schema || '.' || table_name = any($1)
        group by 1`,
      [TABLES],
    );
    this.columns = new Map(columns.map((row) => [row.table, row.columns]));
    [this.alice, this.bob] = [await shop.person(5_000, 30), await shop.person(3_000)];
    await shop.openBox('pack', { prizes: [buildPrize('a', 50, 60), buildPrize('b', 50, 40)] });
    const prizes = [buildPrize('sent', 5, 0, { noReduction: true })];
    await shop.openBox('sent', { prizes });
    const bought = (await this.post(this.alice, 'user/pack/buy', { pack_id: 'pack', count: 5 })).body;
    this.drawId = bought.history_id;
    await this.post(this.alice, 'user/pack/decision', {
      send_card: [],
      reduction_card: [bought.cards[0].history_id],
    });
    const sent = (await this.post(this.alice, 'user/pack/buy', { pack_id: 'sent', count: 2 })).body;
    await this.post(this.alice, 'user/pack/decision', {
      send_card: sent.cards.map((card: { history_id: string }) => card.history_id),
      reduction_card: [],
    });
    await this.post(this.bob, 'user/pack/buy', { pack_id: 'pack', count: 3 });
    await quiet.feed();
    await shop.app.get(CommandBus).execute(new PublishCheckpoint());
  }
}
