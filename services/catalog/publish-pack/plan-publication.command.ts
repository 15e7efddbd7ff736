import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuse } from '../../kernel/decision.js';
import { CatalogContent } from '../catalog-content.js';
import { beginPlan, endPlan } from '../pack-plans.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import { decideAcceptLoss } from './accept-loss.decide.js';
import { decidePlanPublication } from './plan-publication.decide.js';

/** Has a draft published by itself at a moment to come; a loss is accepted now, nobody is there to be asked then. */
export class PlanPublication extends Command<PackOutcome> {
  constructor(
    readonly change: PackChange,
    readonly publishAt: Date,
    readonly acceptsLoss = false,
  ) {
    super();
  }
}

@CommandHandler(PlanPublication)
export class PlanPublicationHandler implements ICommandHandler<PlanPublication> {
  constructor(
    private readonly packs: Packs,
    private readonly content: CatalogContent,
  ) {}

  execute({ change, publishAt, acceptsLoss }: PlanPublication): Promise<PackOutcome> {
    return this.packs.change(change, async (pack, tx) => {
      const decision = decidePlanPublication(pack, publishAt, tx.now);
      if (decision.refusal || pack.status !== 'draft') return decision;
      const loss = decideAcceptLoss(pack.terms, await this.content.costsOf(tx, pack.terms.prizes), acceptsLoss);
      if (loss) return refuse(loss);
      endPlan(tx, pack);
      beginPlan(tx, change.packId, publishAt);
      return decision;
    });
  }
}
