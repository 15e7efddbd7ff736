import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { subjectOf } from '../../kernel/stream.js';
import type { Due, LockMode, Timer } from '../../kernel/timer.js';
import { findFrozen, lockOfParcels, MemberDirectory } from '../../members/index.js';
import { prepareNothing, settleInBatches } from '../../platform/deadlines/batches.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { drawStream } from '../streams/draw.state.js';
import { UNDECIDED_CARDS } from '../streams/undecided-cards.js';
import { CardDecisions } from './card-decisions.js';
import { countUndecided } from './decide-cards.rows.js';

/**
 * Decides on cards whose members have not decided in time.
 *
 * @returns the number of draws decided
 */
export class DecideDueCards extends Command<number> {
  constructor(
    readonly due: readonly Due[],
    readonly lockMode: LockMode,
  ) {
    super();
  }
}

const drawIdOf = (due: Due): string => subjectOf(drawStream, due.streamId);

/** Maximum number of cards in one transaction. A larger draw has a transaction of its own. */
const MAX_CARDS = 6000;

/** Groups due draws into batches of at most {@link MAX_CARDS} cards and keeps their order. */
const batchesOf = (due: readonly Due[], cards: ReadonlyMap<string, number>): Due[][] => {
  const batches: Due[][] = [];
  let sum = Number.POSITIVE_INFINITY;
  for (const one of due) {
    const cardCount = cards.get(drawIdOf(one)) ?? 0;
    if (sum + cardCount > MAX_CARDS) {
      batches.push([]);
      sum = 0;
    }
    batches.at(-1)!.push(one);
    sum += cardCount;
  }
  return batches;
};

@CommandHandler(DecideDueCards)
export class DecideDueCardsHandler implements ICommandHandler<DecideDueCards> {
  constructor(
    private readonly store: EventStore,
    private readonly decisions: CardDecisions,
    private readonly directory: MemberDirectory,
  ) {}

  /** Runs in batches because a draw may have thousands of cards. */
  async execute({ due, lockMode }: DecideDueCards): Promise<number> {
    let decided = 0;
    const cards = await this.store.look((tx) => countUndecided(tx, due.map(drawIdOf)));
    for (const batch of batchesOf(due, cards))
      decided += await settleInBatches(this.store, batch, lockMode, {
        // The lock of a member's wallet covers all their draws. The lock of their parcels keeps others from addressing
        // parcels before this decision has added its own.
        streamsOf: (chunk) => chunk.flatMap(({ owner }) => [walletStreamOf(owner), lockOfParcels(owner)]),
        prepare: prepareNothing,
        work: (tx, chunk) => this.decide(tx, chunk.map(drawIdOf)),
      });
    return decided;
  }

  private async decide(tx: StoreTransaction, drawIds: readonly string[]): Promise<number> {
    const writer = await this.decisions.open(tx, drawIds);
    const [frozen] = await findFrozen(tx, [...new Set([...writer.table.values()].map(({ draw }) => draw.memberId))]);
    // The draw is postponed with growing delays: the values of a frozen member do not move.
    if (frozen !== undefined) throw new Error(`member ${frozen} is frozen`);
    let decided = 0;
    for (const [drawId, on] of writer.table) {
      const context = { commandId: `decide-cards/${drawId}`, actor: 'clock', effectiveAt: on.draw.dueAt };
      const { events } = writer.decide({ by: 'deadline' }, context, new Map([[drawId, on]]));
      if (events?.length) decided += 1;
    }
    // Addresses are read under the lock. An address entered a moment ago was not applied to parcels that do not exist
    // yet.
    writer.save(await this.directory.postalAddressesIn(tx, writer.receivers()));
    return decided;
  }
}

export const decideCardsWhenDue: Timer = {
  kind: UNDECIDED_CARDS,
  command: (due, lockMode) => new DecideDueCards(due, lockMode),
};
