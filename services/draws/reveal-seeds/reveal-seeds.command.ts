import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { subjectOf } from '../../kernel/stream.js';
import type { Due, LockMode, Timer } from '../../kernel/timer.js';
import { prepareNothing, settleInBatches } from '../../platform/deadlines/batches.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { loadBox, loadLastDayDrawn, saveBox } from '../rows/boxes.rows.js';
import { boxStream, boxStreamOf, countLeft, evolveBox } from '../streams/box.state.js';
import { computeDayOfSale, revealDeadline, revealMoment, SEED_REVEAL, seedToReveal } from '../streams/reveal.js';

/**
 * Makes the seed of a past day public. It holds the box's lock, so that no draw of that day is in progress. The box
 * records the day, so that none can follow.
 */
export class RevealSeeds extends Command<number> {
  constructor(
    readonly due: readonly Due[],
    readonly lockMode: LockMode,
  ) {
    super();
  }
}

@CommandHandler(RevealSeeds)
export class RevealSeedsHandler implements ICommandHandler<RevealSeeds> {
  constructor(
    private readonly store: EventStore,
    private readonly cache: OpenBoxCache,
  ) {}

  execute({ due, lockMode }: RevealSeeds): Promise<number> {
    return settleInBatches(this.store, due, lockMode, {
      streamsOf: (chunk) => chunk.map((one) => one.streamId),
      prepare: prepareNothing,
      work: async (tx, chunk) => {
        for (const one of chunk) await this.reveal(tx, subjectOf(boxStream, one.streamId));
        return chunk.length;
      },
    });
  }

  private async reveal(tx: StoreTransaction, packId: string): Promise<void> {
    const box = await loadBox(tx, packId);
    const opened = await this.cache.find(packId, tx);
    if (!box || !opened) return;
    tx.clearDeadline(revealDeadline(packId));
    if (box.status === 'closed') return;
    const soldOut = countLeft(box) === 0;
    if (!soldOut) tx.setDeadline({ ...revealDeadline(packId), owner: '', dueAt: revealMoment(tx.now) });
    const lastDay = soldOut ? await loadLastDayDrawn(tx, packId) : computeDayOfSale(opened.terms.start, tx.now) - 1;
    const [revealed] = seedToReveal(opened, box.revealedThrough, lastDay);
    if (!revealed) return;
    const commandId = `reveal-seeds/${packId}/${revealed.data.day}`;
    tx.append(
      { commandId, actor: 'clock' },
      { streamId: boxStreamOf(packId), expectedVersion: box.version, partitionKey: packId, events: [revealed] },
    );
    saveBox(tx, evolveBox(box, revealed));
  }
}

export const revealSeedsWhenDayOver: Timer = {
  kind: SEED_REVEAL,
  command: (due, lockMode) => new RevealSeeds(due, lockMode),
};
