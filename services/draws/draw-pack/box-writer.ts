import { Injectable } from '@nestjs/common';
import { tokyoDate } from '../../kernel/time.js';
import { bannedAmong } from '../../members/index.js';
import { Batcher } from '../../platform/batcher.js';
import { SharedWork } from '../../platform/event-loop.js';
import { LeastRecentlyUsed } from '../../platform/least-recently-used.js';
import {
  type Answer,
  type AnswerSlot,
  KeyReusedError,
  replay,
  type StoredAnswer,
} from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { emptyWallet, WalletChanges, walletStreamOf } from '../../points/index.js';
import { loadBox, saveBox } from '../box-rows.js';
import type { OpenedBox } from '../box-shelf.js';
import { BoxStocks } from '../box-stocks.js';
import { SessionMemories } from '../session-memory.js';
import { type Box, boxStreamOf, evolveBox, leftIn, noBox } from '../streams/box.state.js';
import { drawStreamOf } from '../streams/draw.state.js';
import { LARGEST_COUNT } from '../streams/offer.js';
import { dayNumber, SEED_CHAIN_DAYS } from '../streams/seed-chain.js';
import type { DrawOutcome } from './draw-pack.command.js';
import { type Count, type DaySeed, type DrawFact, decideDrawPack } from './draw-pack.decide.js';
import { DrawRows } from './draw-rows.js';
import { drawnByMember } from './drawn-by-member.js';

/** One member's wish at the counter. */
export interface Wish {
  readonly box: OpenedBox;
  readonly drawId: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly count: Count;
  readonly clientSeed: string;
  readonly seedBy: 'member' | 'shop';
  readonly slot: AnswerSlot<DrawOutcome>;
}

const LARGEST_BATCH = 200;
/** Who waits longer than some seconds had better come again. */
const MOST_WAITING = 5000;

/** Cards of one batch at the most, and of all draws that wait for one pack: one may have 3,000 times those of another. */
const CARDS_OF_A_BATCH = LARGEST_COUNT;
const CARDS_WAITING = 50 * LARGEST_COUNT;
/** Packs of which it is known how much is left. */
const PACKS_KNOWN = 1000;

/** Cards that are drawn while everybody else waits for the event loop: some milliseconds. */
const CARDS_OF_A_TURN = 100;

/**
 * The one place of this process where tickets leave a box. Wishes for one pack are decided in turn, many in one
 * transaction; a refusal of one is its answer and fails nobody else. Other processes may have their own: the box's lock
 * keeps that right. Many cards are drawn in portions, between which the process serves everybody else.
 */
@Injectable()
export class BoxWriter {
  private readonly batches: Batcher<Wish, Answer>;
  /** What was left of each pack behind this process's last batch: others may have drawn since, nobody puts back. */
  private readonly left = new LeastRecentlyUsed<number>(PACKS_KNOWN);

  constructor(
    private readonly store: EventStore,
    private readonly stocks: BoxStocks,
    private readonly memories: SessionMemories,
  ) {
    this.batches = new Batcher((_, wishes) => this.serve(wishes), LARGEST_BATCH, MOST_WAITING, {
      of: (wish) => this.cardsOf(wish),
      maxBatch: CARDS_OF_A_BATCH,
      maxWaiting: CARDS_WAITING,
    });
  }

  /** @throws BusyError when too many wait for this pack; @throws KeyReusedError */
  draw(wish: Wish): Promise<Answer> {
    return this.batches.submit(wish.box.terms.packId, wish);
  }

  /** As many cards as a draw may have; one that will be refused for what is left costs as little as one of one card. */
  private cardsOf({ box, count }: Wish): number {
    const left = this.left.get(box.terms.packId) ?? box.tickets;
    const cards = count === 'all' ? left : count;
    return cards > Math.min(left, LARGEST_COUNT) ? 1 : Math.max(cards, 1);
  }

  private async serve(wishes: readonly Wish[]): Promise<(Answer | Error)[]> {
    const { box } = wishes[0]!;
    const members = [...new Set(wishes.map((wish) => wish.memberId))];
    const streams = [boxStreamOf(box.terms.packId), ...members.map(walletStreamOf)];
    const { answers, moved, left } = await this.store.transact(streams, async (tx) => {
      const counter = await Counter.open(tx, box, wishes);
      const answers: (Answer | Error)[] = [];
      for (const wish of wishes) answers.push(await counter.serve(wish));
      const moved = counter.close(this.memories);
      return { answers, moved, left: counter.left };
    });
    this.left.set(box.terms.packId, left);
    if (moved) this.stocks.moved(moved);
    return answers;
  }
}

/** One batch at the counter: what stands in the transaction, moved on by each wish in turn. */
class Counter {
  private readonly rows = new DrawRows();
  private readonly lastDraws = new Map<string, string>();
  private readonly work = new SharedWork(CARDS_OF_A_TURN);
  private moved = false;

  private constructor(
    private readonly tx: StoreTransaction,
    private readonly opened: OpenedBox,
    private box: Box,
    private readonly wallets: WalletChanges,
    private readonly answers: Map<string, StoredAnswer>,
    private readonly drawnSoFar: Map<string, number>,
    private readonly banned: ReadonlySet<string>,
    private readonly daySeed: DaySeed | null,
  ) {}

  static async open(tx: StoreTransaction, opened: OpenedBox, wishes: readonly Wish[]): Promise<Counter> {
    const { terms } = opened;
    const amounts = new Map<string, number>();
    for (const { memberId, count } of wishes) {
      const cost = terms.paymentMethod === '1' ? terms.pricePoint * (count === 'all' ? LARGEST_COUNT : count) : 0;
      amounts.set(memberId, (amounts.get(memberId) ?? 0) + cost);
    }
    // Sent together: one round trip.
    const members = [...amounts.keys()];
    const [answers, box, wallets, drawn, banned] = await Promise.all([
      tx.answers(wishes.map((wish) => wish.slot.key)),
      loadBox(tx, terms.packId),
      WalletChanges.open(tx, amounts),
      drawnByMember(tx, terms, members),
      bannedAmong(tx, members),
    ]);
    const standing = box ?? noBox(terms.packId);
    // A day whose seed is public takes no more slots, whatever a process's clock says.
    const today = dayNumber(tokyoDate(terms.start), tokyoDate(tx.now));
    const day = Math.max(1, today, standing.revealedThrough + 1);
    const daySeed = day > SEED_CHAIN_DAYS ? null : { day, seed: opened.seeds.seedOfDay(day) };
    return new Counter(tx, opened, standing, wallets, answers, drawn, banned, daySeed);
  }

  async serve(wish: Wish): Promise<Answer | Error> {
    const earlier = this.answers.get(wish.slot.key);
    if (earlier)
      return earlier.payloadHash === wish.slot.payloadHash
        ? replay(earlier, wish.slot.payloadHash)
        : new KeyReusedError();
    const answer = this.tx.answer(wish.slot, await this.decide(wish));
    this.answers.set(wish.slot.key, { key: wish.slot.key, payloadHash: wish.slot.payloadHash, ...answer });
    return answer;
  }

  /** Tickets that are left in the box. */
  get left(): number {
    return leftIn(this.box);
  }

  /** Queues what has changed. @returns the box, when it has */
  close(memories: SessionMemories): Box | null {
    if (!this.moved) return null;
    saveBox(this.tx, this.box);
    this.wallets.save();
    this.rows.save(this.tx);
    memories.rememberDraws(this.tx, this.lastDraws);
    return this.box;
  }

  private async decide(wish: Wish): Promise<DrawOutcome> {
    const { terms } = this.opened;
    if (!this.daySeed) return { refusal: { code: 'NotOnSale' } };
    const drawnByMember = this.drawnSoFar.get(wish.memberId) ?? 0;
    const wallet = this.wallets.of(wish.memberId) ?? emptyWallet(wish.memberId);
    const isBanned = this.banned.has(wish.memberId);
    const counter = { terms, box: this.box, wallet, drawnByMember, isBanned, now: this.tx.now };
    const decision = await this.work.carryOut(decideDrawPack(counter, wish, this.daySeed));
    if (decision.refusal) return { refusal: decision.refusal };
    const leftBefore = this.box.remaining;
    const context = { commandId: wish.slot.key, actor: `member:${wish.memberId}` };
    for (const fact of decision.events) this.record(fact, wish, context);
    const cards = decision.events.find((fact) => fact.type === 'CardsDrawn')!.data;
    this.rows.add({ cards, wish, drawnAt: this.tx.now, day: this.daySeed.day, leftBefore, head: this.box.head });
    this.drawnSoFar.set(wish.memberId, drawnByMember + cards.prizeIndexes.length);
    this.lastDraws.set(wish.sessionId, wish.drawId);
    this.moved = true;
    return { drawn: { cards, box: this.opened, drawnAt: this.tx.now } };
  }

  private record(fact: DrawFact, wish: Wish, context: CommandContext): void {
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
        const stream = { streamId: drawStreamOf(wish.drawId), expectedVersion: 0, partitionKey: wish.memberId };
        this.tx.append(context, { ...stream, events: [fact] });
      }
    }
  }
}
