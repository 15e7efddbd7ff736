import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { subjectOf } from '../../kernel/stream.js';
import type { Due, Timer } from '../../kernel/timer.js';
import { recordFault } from '../../platform/deadlines/deadline-faults.js';
import { isPoison } from '../../platform/feed/poison.js';
import { EventStore } from '../../platform/store/event-store.js';
import { PackTarget } from '../commands/pack.target.js';
import { PUBLICATION } from '../commands/pack-plans.js';
import { packStream } from '../streams/pack.state.js';
import { PackPublication } from './pack-publication.js';

/**
 * Publishes the drafts whose time has come.
 *
 * @returns the number of drafts handled
 */
export class PublishPlannedPacks extends Command<number> {
  constructor(readonly due: readonly Due[]) {
    super();
  }
}

@CommandHandler(PublishPlannedPacks)
export class PublishPlannedPacksHandler implements ICommandHandler<PublishPlannedPacks> {
  private readonly log = new Logger('Publications');

  constructor(
    private readonly packs: PackTarget,
    private readonly publication: PackPublication,
    private readonly store: EventStore,
  ) {}

  async execute({ due }: PublishPlannedPacks): Promise<number> {
    let done = 0;
    for (const one of due) {
      try {
        await this.publish(one);
        done += 1;
      } catch (error) {
        // The other drafts are published on time; this one is tried again later.
        this.log.error(error);
        if (isPoison(error)) await recordFault(this.store, one, error);
      }
    }
    return done;
  }

  private async publish({ streamId, dueAt }: Due): Promise<void> {
    const packId = subjectOf(packStream, streamId);
    const context = { commandId: `publish-planned/${packId}/${dueAt.toISOString()}`, actor: 'clock' };
    await this.packs.change(context, packId, (pack, deciding) => this.publication.planned(pack, deciding));
  }
}

export const publishPlannedPacksWhenDue: Timer = {
  kind: PUBLICATION,
  command: (due) => new PublishPlannedPacks(due),
};
