import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Boxes } from '../../draws/index.js';
import { accept, refuse } from '../../kernel/decision.js';
import { CatalogContent } from '../catalog-content.js';
import { endPlan } from '../pack-plans.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import { decideAcceptLoss } from './accept-loss.decide.js';
import { decidePublishPack, packPublished } from './publish-pack.decide.js';

/** Puts a draft on sale: its box is opened in the same transaction, and from then on its terms are fixed. */
export class PublishPack extends Command<PackOutcome> {
  /** @param acceptsLoss the operator knows that it loses money, if it does */
  constructor(
    readonly change: PackChange,
    readonly acceptsLoss = false,
  ) {
    super();
  }
}

@CommandHandler(PublishPack)
export class PublishPackHandler implements ICommandHandler<PublishPack> {
  constructor(
    private readonly packs: Packs,
    private readonly boxes: Boxes,
    private readonly content: CatalogContent,
  ) {}

  execute({ change, acceptsLoss }: PublishPack): Promise<PackOutcome> {
    return this.packs.change(change, async (pack, tx) => {
      const { offer, refusal } = decidePublishPack(pack, tx.now);
      if (refusal || pack.status !== 'draft') return refuse(refusal ?? { code: 'NotADraft' });
      const { terms } = pack;
      const loss = decideAcceptLoss(terms, await this.content.costsOf(tx, terms.prizes), acceptsLoss);
      if (loss) return refuse(loss);
      endPlan(tx, pack);
      return accept(packPublished(offer, await this.boxes.open(tx, change.context, offer)));
    });
  }
}
