import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { AnyProjection } from '../../services/kernel/projection.js';
import { projections } from '../../services/parts.js';
import { foldRows, saveRows } from '../../services/platform/projections/rows.js';
import { BareStore } from '../support/bare-store.js';
import { Browser, type BrowserResponse } from '../support/browser.js';
import { waitUntil } from '../support/until.js';
import { buildPrize, SECRET, WholeShop } from '../support/whole-shop.js';
import { TestCluster } from './cluster.mjs';

const BOX = 'box';
/** SQL for consumers behind the log. A restarted broker and its clients are slow on a busy machine. */
const BEHIND = 'select from store.readers where seq < $1';

const DIFFERENCE = (table: string) => `select row from (
    select to_jsonb(t) as row from ${table} t union all select to_jsonb(f) from fold f) r
  group by row having count(*) <> 2`;

/** Returns a response's text without the CSRF token, which is new in every response. */
const withoutPair = ({ text }: BrowserResponse): string => text.replace(/"csrf":\{[^}]*\}/, '"csrf":{}');

/** A member at the front of the cluster. */
export interface Customer {
  readonly memberId: string;
  readonly browser: Browser;
}

/** A cluster on the test's database with one open box, and a shop in this process for operators' actions. */
export class ClusterShop {
  private isStopped = false;

  private constructor(
    readonly cluster: TestCluster,
    readonly shop: WholeShop,
    readonly store: BareStore,
  ) {}

  /** @param processes fewer than all */
  static async open(processes?: readonly string[]): Promise<ClusterShop> {
    const cluster = await TestCluster.start({
      folder: await mkdtemp(join(tmpdir(), `oripa-test-${process.pid}-`)),
      databaseUrl: process.env.DATABASE_URL!,
      environment: { SHOP_SECRET: SECRET.toString('base64'), RATE_LIMITS: '0', NODE_ENV: '', LOG_LEVEL: 'warn' },
      ...(processes ? { processes } : {}),
    });
    const shop = await WholeShop.open();
    await shop.openBox(BOX, { pricePoint: 100, prizes: [buildPrize('a', 5000, 500)] });
    return new ClusterShop(cluster, shop, await BareStore.open('test', 5));
  }

  /** Returns a visitor's browser at the front. */
  browser(): Browser {
    return new Browser({ app: { getUrl: async () => this.cluster.url } });
  }

  /** Creates a member with enough points for a hundred draws. */
  async customer(): Promise<Customer> {
    const { memberId, browser } = await this.shop.person(10_000);
    return { memberId, browser: Object.assign(this.browser(), { cookie: browser.cookie }) };
  }

  /** Draws cards and converts them all to points. @throws Error unless both succeed */
  async drawAndDecide({ browser }: Customer, count = 2): Promise<void> {
    const drawn = await browser.post('user/pack/buy', { pack_id: BOX, count: String(count) });
    if (drawn.status !== 200 || drawn.body.result !== '1') throw new Error(`the draw was answered with ${drawn.text}`);
    const reduction_card = drawn.body.cards.map((card: { history_id: string }) => card.history_id);
    const decided = await browser.post('user/pack/decision', { send_card: [], reduction_card });
    if (decided.status !== 200 || decided.body.result !== '1')
      throw new Error(`the decision was answered with ${decided.text}`);
  }

  /** Returns all texts of a member's histories. */
  async histories({ browser }: Customer): Promise<string[]> {
    const pages = [];
    for (const mode of ['0', '1', '4']) pages.push(await browser.post('user/history/list/1', { mode }));
    pages.push(await browser.get('user/point/list/1'));
    return pages.map(withoutPair);
  }

  /** Waits until every consumer has processed the whole log. */
  async drained(): Promise<void> {
    await waitUntil(
      'all is numbered',
      async () => (await this.store.count('store.events')) === (await this.store.feed.head()),
    );
    const head = await this.store.feed.head();
    const isDrained = async () => (await this.store.pool.query(BEHIND, [head])).rowCount === 0;
    await waitUntil('all events are processed', isDrained);
  }

  /** Returns the read models that differ from a fold of the whole log, at a moment when all of it is processed. */
  async unlikeTheLog(): Promise<string[]> {
    const unlike: string[] = [];
    for (const projection of projections) if (await this.isUnlikeTheLog(projection)) unlike.push(projection.name);
    return unlike;
  }

  /** Returns the process that leads under this name. */
  async leader(name: string): Promise<string | undefined> {
    return (await this.store.leaderOf(name))?.of;
  }

  /** Waits until another process than `former` leads. @returns its name */
  successor(name: string, former: string): Promise<string> {
    const look = async () => {
      const leader = await this.leader(name);
      return leader !== former && leader;
    };
    return waitUntil(`${former} is succeeded as ${name}`, look);
  }

  /** Stops the cluster. @returns the exit code of each process of the shop */
  stop(): Promise<Record<string, number | null>> {
    this.isStopped = true;
    return this.cluster.stop();
  }

  /** Restarts the processes that a test left dead. */
  async mend(): Promise<void> {
    if (this.isStopped) return;
    const { processes, brokers } = this.cluster;
    await Promise.all([...brokers, ...processes].filter(({ isRunning }) => !isRunning).map((one) => one.start()));
  }

  private async isUnlikeTheLog(projection: AnyProjection): Promise<boolean> {
    const { client, head } = await waitUntil('all events are processed at one moment', () => this.snapshot());
    try {
      const { events } = await this.store.feed.read(0, head, Object.keys(projection.on));
      await client.query(`create temp table fold (like ${projection.table} including all) on commit drop`);
      await saveRows(client, projection, 'fold', foldRows(projection, new Map(), events));
      return (await client.query(DIFFERENCE(projection.table))).rowCount !== 0;
    } finally {
      client.release(true);
    }
  }

  /**
   * Opens a snapshot in which every consumer has processed the whole log. The cluster itself continues to record events, such
   * as its canaries.
   */
  private async snapshot(): Promise<{ client: PoolClient; head: number } | false> {
    const client = await this.store.pool.connect();
    await client.query('begin isolation level repeatable read');
    const { rows } = await client.query(`select coalesce(max(seq), 0) as head from store.event_log`);
    const { head } = rows[0];
    if ((await client.query(BEHIND, [head])).rowCount === 0) return { client, head };
    client.release(true);
    return false;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.store.close();
    await this.shop.close();
    await rm(join(this.cluster.logs, '..'), { recursive: true, force: true });
  }
}
