import { parts, projections } from '../../services/parts.js';
import { enrolConsumer } from '../../services/platform/feed/checkpoints.js';
import { Feed } from '../../services/platform/feed/feed.js';
import { CsrfTokens, sessionIdOf } from '../../services/platform/http/access/csrf-token.js';
import type { AntiForgery } from '../../services/platform/http/requests/wire.contract.js';
import { ProjectionReader } from '../../services/platform/projections/projection-reader.js';
import { Sequencer } from '../../services/platform/store/sequencer.js';
import type { Browser } from './browser.js';
import { TestClock } from './test-clock.js';
import { waitUntil } from './until.js';
import { WholeShop } from './whole-shop.js';

/** A test's clock that stands until it is moved. */
class StandingTestClock extends TestClock {
  constructor(private moment: Date) {
    super();
  }

  override now(): Date {
    return new Date(this.moment);
  }

  override set(moment: Date): void {
    this.moment = new Date(moment);
  }

  override advance(ms: number): void {
    this.moment = new Date(this.moment.getTime() + ms);
  }
}

const NOON = new Date('2026-04-01T12:00:00+09:00');
const timers = parts.flatMap((part) => part.timers ?? []);

const DUE = `select kind, stream_id as "streamId", ref, owner, due_at as "dueAt" from store.deadlines
  where kind = $1 and due_at <= $2 order by due_at limit 500`;

/**
 * The whole shop with a standing clock and no background work. Sweeps and consumers of the log run only when a test calls them,
 * so that each response shows the command's effect alone.
 */
export class QuietShop {
  private constructor(readonly shop: WholeShop) {}

  /** @param environment settings added to the usual ones @param moment at which time stands */
  static async open(
    poolSize?: number,
    environment: Readonly<Record<string, string>> = {},
    moment = NOON,
  ): Promise<QuietShop> {
    const clock = new StandingTestClock(moment);
    const shop = await WholeShop.open({ clock, environment, ...(poolSize ? { poolSize } : {}) });
    for (const { name } of projections) await enrolConsumer(shop.pool, name, shop.clock.now());
    return new QuietShop(shop);
  }

  get now(): Date {
    return this.shop.clock.now();
  }

  /** Moves the clock; members stay logged in. */
  async pass(ms: number): Promise<void> {
    this.shop.clock.advance(ms);
    await this.shop.pool.query("update http.sessions set expires_at = 'infinity'");
  }

  async passUntil(moment: Date): Promise<void> {
    await this.pass(moment.getTime() - this.now.getTime());
  }

  /** Issues a valid CSRF token of the browser's session without a request. */
  pairOf(browser: Browser): AntiForgery {
    return this.shop.app.get(CsrfTokens).issue(sessionIdOf(browser.cookie.split('=')[1]!));
  }

  /** Runs everything that is due, of every member and kind, as the scheduler would. It skips locked streams. */
  async sweep(): Promise<void> {
    for (const timer of timers)
      for (;;) {
        const { rows } = await this.shop.pool.query(DUE, [timer.kind, this.now]);
        if (rows.length === 0) break;
        const done = await this.shop.commands.execute<object, number>(timer.command(rows, 'pass-over'));
        if (done === 0) break;
      }
  }

  /** Brings every read model up to the end of the log, and repeats for those that another one extends. */
  async feed(): Promise<void> {
    await this.number();
    const feed = this.shop.app.get(Feed);
    for (const projection of projections) {
      const reader = new ProjectionReader(this.shop.pool, this.shop.clock, projection);
      for (let isThere = false; !isThere; ) {
        const progress = await reader.advance(null, (after) => feed.read(after, 2000, reader.types));
        isThere = progress !== undefined && progress.through === progress.after;
      }
    }
  }

  async close(): Promise<void> {
    await this.shop.close();
  }

  private async number(): Promise<void> {
    const sequencer = new Sequencer(this.shop.pool, this.shop.store);
    sequencer.start();
    const missing = 'select (select count(*) from store.events) - seq as missing from store.sequencer';
    await waitUntil(
      'every event has its number',
      async () => (await this.shop.pool.query(missing)).rows[0].missing === 0,
    );
    await sequencer.stop();
  }
}
