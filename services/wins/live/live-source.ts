import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ALL_PACKS, CatalogCache, type CatalogSnapshot, leftOf, toVerifiedFields } from '../../catalog/index.js';
import { Boxes } from '../../draws/index.js';
import { EventStreams, formatEvent } from '../../platform/http/responses/event-streams.js';
import type { StockNow } from './live.contract.js';
import { type LiveFilter, type LiveState, parseTopic, topicOf, toWin, versionOf } from './live-state.js';
import { ShownWins } from './shown-wins.js';

/** The shortest time between two events of a stream, however fast a pack sells. */
const MIN_INTERVAL_MS = 500;
/** The pause after sending, as a multiple of the time that sending took. Live updates thus use at most a hundredth of the CPU. */
const REST_FACTOR = 100;
const MAX_REST_MS = 10_000;

/**
 * Streams the stock of packs and the recent wins to all viewers of this process. It polls once for all of them, and only while
 * somebody is connected. Sales of other processes appear once this process has read them.
 */
@Injectable()
export class LiveSource implements BeforeApplicationShutdown {
  private readonly streams = new EventStreams();
  private readonly log = new Logger(LiveSource.name);
  /** The state sent last, by pack. */
  private sentStates = new Map<string, string>();
  private readonly versions = new Map<string, string>();
  private seen: CatalogSnapshot | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isPolling = false;

  constructor(
    private readonly boxes: Boxes,
    private readonly catalog: CatalogCache,
    private readonly wins: ShownWins,
  ) {}

  /** Returns the present state. */
  async now(poll: LiveFilter): Promise<LiveState> {
    const [stock, [wins]] = await Promise.all([this.stock(), this.wins.list([poll.packId])]);
    return { packs: stock.filter(matches(poll)), wins: wins!.map((win) => toWin(win, poll.language)) };
  }

  /**
   * Opens a stream of the present state and its changes.
   *
   * @param last the version of the wins that the browser received before its last stream ended
   */
  async openStream(
    look: LiveFilter,
    request: FastifyRequest,
    reply: FastifyReply,
    last: string | undefined,
  ): Promise<void> {
    const { packs, wins } = await this.now(look);
    const version = versionOf(wins);
    const shown = version === last ? '' : formatEvent('wins', { list: wins }, version);
    this.streams.open(request, reply, topicOf(look), formatEvent('packs', { list: packs }) + shown);
    this.isPolling ||= this.scheduleNext(0);
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.streams.close();
  }

  private async stock(): Promise<StockNow[]> {
    const packs = this.catalog.view().ofType(ALL_PACKS);
    const stock = await this.boxes.stockOf(packs.map(({ pack_id }) => pack_id));
    return packs.map((pack) => ({
      id: pack.pack_id,
      pack_count: leftOf(stock, pack),
      verified: toVerifiedFields(stock.get(pack.pack_id)?.verified),
    }));
  }

  private scheduleNext(workMs: number): true {
    const restMs = Math.min(MAX_REST_MS, Math.max(MIN_INTERVAL_MS, workMs * REST_FACTOR));
    this.timer = setTimeout(() => {
      this.look().catch((error) => {
        this.log.error(error);
        this.scheduleNext(0);
      });
    }, restMs);
    this.timer.unref();
    return true;
  }

  private async look(): Promise<void> {
    const topics = this.streams.topics;
    if (topics.length === 0) {
      this.isPolling = false;
      this.versions.clear();
      return;
    }
    const looks = topics.map(parseTopic);
    const [stock, wins] = await Promise.all([this.stock(), this.wins.list(looks.map(({ packId }) => packId))]);
    const began = performance.now();
    const changed = this.findChanged(stock);
    const view = this.catalog.view();
    const listsChanged = this.seen !== undefined && view !== this.seen ? formatEvent('catalog', {}) : '';
    this.seen = view;
    for (const [i, topic] of topics.entries()) {
      const look = looks[i]!;
      const packs = changed.filter(matches(look));
      const events = listsChanged + (packs.length > 0 ? formatEvent('packs', { list: packs }) : '');
      const shown = wins[i]!.map((win) => toWin(win, look.language));
      this.send(topic, events, shown);
    }
    this.scheduleNext(performance.now() - began);
  }

  private send(topic: string, events: string, wins: LiveState['wins']): void {
    const version = versionOf(wins);
    const isNew = this.versions.get(topic) !== version;
    this.versions.set(topic, version);
    const all = events + (isNew ? formatEvent('wins', { list: wins }, version) : '');
    if (all !== '') this.streams.send(topic, all);
  }

  private findChanged(stock: readonly StockNow[]): readonly StockNow[] {
    const texts = stock.map(({ pack_count, verified }) => [pack_count, ...Object.values(verified)].join());
    const changed = stock.filter(({ id }, i) => this.sentStates.get(id) !== texts[i]);
    this.sentStates = new Map(stock.map(({ id }, i) => [id, texts[i]!]));
    return changed;
  }
}

const matches =
  ({ packId }: LiveFilter) =>
  ({ id }: StockNow): boolean =>
    packId === null || packId === id;
