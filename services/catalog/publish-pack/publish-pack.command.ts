import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Boxes } from '../../draws/index.js';
import { accept, refuse } from '../../kernel/decision.js';
import { endPlan } from '../pack-plans.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import { decidePublishPack, packPublished } from './publish-pack.decide.js';

/** Puts a draft on sale: its box is opened in the same transaction, and from then on its terms are fixed. */
export class PublishPack extends Command<PackOutcome> {
  constructor(readonly change: PackChange) {
    super();
  }
}

@CommandHandler(PublishPack)
export class PublishPackHandler implements ICommandHandler<PublishPack> {
  constructor(
    private readonly packs: Packs,
    private readonly boxes: Boxes,
  ) {}

  execute({ change }: PublishPack): Promise<PackOutcome> {
    return this.packs.change(change, async (pack, tx) => {
      const { offer, refusal } = decidePublishPack(pack, tx.now);
      if (refusal) return refuse(refusal);
      endPlan(tx, pack);
      return accept(packPublished(offer, await this.boxes.open(tx, change.context, offer)));
    });
  }
}
