import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Boxes } from '../../draws/index.js';
import { accept } from '../../kernel/decision.js';
import { subjectOf } from '../../kernel/stream.js';
import type { Due } from '../../kernel/timer.js';
import { recordFault } from '../../platform/deadlines/deadline-faults.js';
import { isPoison } from '../../platform/feed/poison.js';
import { EventStore } from '../../platform/store/event-store.js';
import { endPlan } from '../pack-plans.js';
import { Packs } from '../packs.js';
import { packStream } from '../streams/pack.state.js';
import { decidePublishPlanned, packPublished } from './publish-pack.decide.js';

/** Publishes the drafts whose time has come. @returns how many were looked after */
export class PublishPlannedPacks extends Command<number> {
  constructor(readonly due: readonly Due[]) {
    super();
  }
}

@CommandHandler(PublishPlannedPacks)
export class PublishPlannedPacksHandler implements ICommandHandler<PublishPlannedPacks> {
  private readonly log = new Logger('Publications');

  constructor(
    private readonly packs: Packs,
    private readonly boxes: Boxes,
    private readonly store: EventStore,
  ) {}

  async execute({ due }: PublishPlannedPacks): Promise<number> {
    let done = 0;
    for (const one of due) {
      try {
        await this.publish(one);
        done += 1;
      } catch (error) {
        // The others are published in time; this one is tried again later.
        this.log.error(error);
        if (isPoison(error)) await recordFault(this.store, one, error);
      }
    }
    return done;
  }

  private async publish({ streamId, dueAt }: Due): Promise<void> {
    const packId = subjectOf(packStream, streamId);
    const context = { commandId: `publish-planned/${packId}/${dueAt.toISOString()}`, actor: 'clock' };
    await this.packs.change({ packId, context }, async (pack, tx) => {
      const decided = decidePublishPlanned(pack, tx.now);
      if (!decided) return accept();
      endPlan(tx, pack);
      if (decided.failure) return accept(decided.failure);
      return accept(packPublished(decided.offer, await this.boxes.open(tx, context, decided.offer)));
    });
  }
}
