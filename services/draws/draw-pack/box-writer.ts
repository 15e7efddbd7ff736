import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { toTokyoDate } from '../../kernel/time.js';
import { type Bar, findBarred } from '../../members/index.js';
import { Batcher } from '../../platform/concurrency/batcher.js';
import { SharedWork } from '../../platform/concurrency/event-loop.js';
import { EventStore } from '../../platform/store/event-store.js';
import { type CommandResponse, KeyReusedError, replay, type StoredResponse } from '../../platform/store/response.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { emptyWallet, WalletChanges, walletStreamOf } from '../../points/index.js';
import { BoxStocks } from '../boxes/box-stocks.js';
import { loadBox, saveBox } from '../rows/boxes.rows.js';
import { DrawSessionMemories } from '../rows/session-memory.rows.js';
import { type BoxState, boxStreamOf, countLeft, createInitialBox, evolveBox } from '../streams/box.state.js';
import type { DrawnBefore } from '../streams/buyer-rules.js';
import { drawStreamOf } from '../streams/draw.state.js';
import { MAX_COUNT } from '../streams/offer.js';
import type { OpenedBox } from '../streams/opened-box.js';
import { SEED_CHAIN_DAYS, toDayNumber } from '../streams/seed-chain.js';
import { DrawRows } from './draw.rows.js';
import { type DaySeed, type DrawFact, decideDrawPack } from './draw-pack.decide.js';
import { loadDrawnByMember, NOTHING_DRAWN } from './drawn-by-member.rows.js';
import type { DrawOutcome, PendingDraw } from './pending-draw.js';

const MAX_BATCH = 200;
/** Requests beyond this number would wait for seconds and are refused instead. */
const MAX_WAITING = 5000;

/**
 * Maximum number of cards in one batch, and in all draws that wait for one pack. One draw may have 3,000 times the
 * cards of another.
 */
const CARDS_OF_A_BATCH = MAX_COUNT;
const CARDS_WAITING = 50 * MAX_COUNT;
/** Number of packs whose stock is cached. */
const PACKS_KNOWN = 1000;

/** Number of cards drawn in one turn of the event loop, a few milliseconds. */
const CARDS_OF_A_TURN = 100;
/** Number of cards written while the next ones are drawn. */
const CARDS_OF_A_CHUNK = 50;

/**
 * The only place of this process where tickets leave a box. Draws of one pack are decided in order, many in one
 * transaction. A refused draw does not affect the others.
 * Other processes have writers of their own, and the box's lock orders them. A large draw runs in batches, between
 * which the process handles other requests.
 */
@Injectable()
export class BoxWriter {
  private readonly batches: Batcher<PendingDraw, CommandResponse>;
  /**
   * Tickets left in each pack after this process's last batch. Others may have drawn since, and nothing is put back.
   */
  private readonly left = new LRUCache<string, number>({ max: PACKS_KNOWN });

  constructor(
    private readonly store: EventStore,
    private readonly stocks: BoxStocks,
    private readonly memories: DrawSessionMemories,
  ) {
    this.batches = new Batcher((_, pending) => this.serve(pending), MAX_BATCH, MAX_WAITING, {
      of: (pending) => this.cardsOf(pending),
      maxBatch: CARDS_OF_A_BATCH,
      maxWaiting: CARDS_WAITING,
    });
  }

  /**
   * Draws in the next batch of the pack.
   *
   * @throws BusyError if too many draws wait for this pack
   * @throws KeyReusedError if the idempotency key was used with another payload
   */
  draw(pending: PendingDraw): Promise<CommandResponse> {
    return this.batches.submit(pending.box.terms.packId, pending);
  }

  /** Returns the most cards that a draw can have. A draw that will be refused for lack of stock counts as one card. */
  private cardsOf({ box, count }: PendingDraw): number {
    const left = this.left.get(box.terms.packId) ?? box.tickets;
    const cards = count === 'all' ? left : count;
    return cards > Math.min(left, MAX_COUNT) ? 1 : Math.max(cards, 1);
  }

  private async serve(pending: readonly PendingDraw[]): Promise<(CommandResponse | Error)[]> {
    const { box } = pending[0]!;
    const members = [...new Set(pending.map((draw) => draw.memberId))];
    const streams = [boxStreamOf(box.terms.packId), ...members.map(walletStreamOf)];
    const { responses, moved, left } = await this.store.transact(streams, async (tx) => {
      const batch = await DrawBatch.open(tx, box, pending);
      const responses: (CommandResponse | Error)[] = [];
      for (const draw of pending) responses.push(await batch.serve(draw));
      const moved = batch.close(this.memories);
      return { responses, moved, left: batch.left };
    });
    this.left.set(box.terms.packId, left);
    if (moved) this.stocks.moved(moved);
    return responses;
  }
}

/** A batch of draws: the state in the transaction, updated by each draw in turn. */
class DrawBatch {
  private readonly rows = new DrawRows();
  private readonly lastDraws = new Map<string, string>();
  private readonly work = new SharedWork(CARDS_OF_A_TURN);
  private moved = false;
  private unsent = 0;

  private constructor(
    private readonly tx: StoreTransaction,
    private readonly opened: OpenedBox,
    private box: BoxState,
    private readonly wallets: WalletChanges,
    private readonly responses: Map<string, StoredResponse>,
    private readonly drawnSoFar: Map<string, DrawnBefore>,
    private readonly barred: ReadonlyMap<string, Bar>,
    private readonly daySeed: DaySeed | null,
  ) {}

  static async open(tx: StoreTransaction, opened: OpenedBox, pending: readonly PendingDraw[]): Promise<DrawBatch> {
    const { terms } = opened;
    const amounts = new Map<string, number>();
    for (const { memberId, count } of pending) {
      const cost = terms.currency === 'points' ? terms.pricePoint * (count === 'all' ? MAX_COUNT : count) : 0;
      amounts.set(memberId, (amounts.get(memberId) ?? 0) + cost);
    }
    // Sent together in one round trip.
    const members = [...amounts.keys()];
    const [responses, box, wallets, drawn, barred] = await Promise.all([
      tx.loadResponses(pending.map((draw) => draw.idempotencyKey.key)),
      loadBox(tx, terms.packId),
      WalletChanges.open(tx, amounts),
      loadDrawnByMember(tx, terms, members),
      findBarred(tx, members),
    ]);
    const standing = box ?? createInitialBox(terms.packId);
    // A day whose seed is public takes no more slots, whatever a process's clock says.
    const today = toDayNumber(toTokyoDate(terms.start), toTokyoDate(tx.now));
    const day = Math.max(1, today, standing.revealedThrough + 1);
    const daySeed = day > SEED_CHAIN_DAYS ? null : { day, seed: opened.seeds.seedOfDay(day) };
    return new DrawBatch(tx, opened, standing, wallets, responses, drawn, barred, daySeed);
  }

  async serve(pending: PendingDraw): Promise<CommandResponse | Error> {
    const earlier = this.responses.get(pending.idempotencyKey.key);
    if (earlier)
      return earlier.payloadHash === pending.idempotencyKey.payloadHash
        ? replay(earlier, pending.idempotencyKey.payloadHash)
        : new KeyReusedError();
    const response = this.tx.storeResponse(pending.idempotencyKey, await this.decide(pending));
    this.responses.set(pending.idempotencyKey.key, {
      key: pending.idempotencyKey.key,
      payloadHash: pending.idempotencyKey.payloadHash,
      ...response,
    });
    if (this.unsent >= CARDS_OF_A_CHUNK) this.send();
    return response;
  }

  /** Returns the number of tickets left in the box. */
  get left(): number {
    return countLeft(this.box);
  }

  /**
   * Queues the changes.
   *
   * @returns the box if it has changed
   */
  close(memories: DrawSessionMemories): BoxState | null {
    if (!this.moved) return null;
    saveBox(this.tx, this.box);
    this.wallets.save();
    this.rows.save(this.tx);
    memories.rememberDraws(this.tx, this.lastDraws);
    return this.box;
  }

  private send(): void {
    this.rows.save(this.tx);
    this.tx.flush();
    this.unsent = 0;
  }

  private async decide(pending: PendingDraw): Promise<DrawOutcome> {
    const { terms } = this.opened;
    if (!this.daySeed) return { refusal: { code: 'NotOnSale' } };
    const drawnBefore = this.drawnSoFar.get(pending.memberId) ?? NOTHING_DRAWN;
    const wallet = this.wallets.of(pending.memberId) ?? emptyWallet(pending.memberId);
    const bar = this.barred.get(pending.memberId);
    const { buyer } = pending;
    const purchase = { terms, box: this.box, wallet, drawnBefore, buyer, bar, now: this.tx.now };
    const decision = await this.work.run(decideDrawPack(purchase, pending, this.daySeed));
    if (decision.refusal) return { refusal: decision.refusal };
    const leftBefore = this.box.remaining;
    const context = { commandId: pending.idempotencyKey.key, actor: `member:${pending.memberId}` };
    for (const fact of decision.events) this.record(fact, pending, context);
    const cards = decision.events.find((fact) => fact.type === 'CardsDrawn')!.data;
    this.rows.add({ cards, pending, drawnAt: this.tx.now, day: this.daySeed.day, leftBefore, head: this.box.head });
    const drawn = drawnBefore.cards + cards.prizeIndexes.length - (cards.extras ?? 0);
    this.drawnSoFar.set(pending.memberId, { cards: drawn, lastAt: this.tx.now });
    this.lastDraws.set(pending.sessionId, pending.drawId);
    this.moved = true;
    this.unsent += cards.prizeIndexes.length;
    return { drawn: { cards, box: this.opened, drawnAt: this.tx.now } };
  }

  private record(fact: DrawFact, pending: PendingDraw, context: CommandContext): void {
    switch (fact.type) {
      case 'TicketsDrawn':
      case 'SeedRevealed': {
        const { packId } = this.opened.terms;
        const stream = { streamId: boxStreamOf(packId), expectedVersion: this.box.version, partitionKey: packId };
        this.tx.append(context, { ...stream, events: [fact] });
        this.box = evolveBox(this.box, fact);
        return;
      }
      case 'PointsSpent':
      case 'CoinsSpent':
        this.wallets.record(context, fact);
        return;
      case 'CardsDrawn': {
        const stream = { streamId: drawStreamOf(pending.drawId), expectedVersion: 0, partitionKey: pending.memberId };
        this.tx.append(context, { ...stream, events: [fact] });
      }
    }
  }
}
