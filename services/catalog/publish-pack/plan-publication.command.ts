import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { beginPlan, endPlan } from '../pack-plans.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import { decidePlanPublication } from './plan-publication.decide.js';

/** Has a draft published by itself at a moment to come. */
export class PlanPublication extends Command<PackOutcome> {
  constructor(
    readonly change: PackChange,
    readonly publishAt: Date,
  ) {
    super();
  }
}

@CommandHandler(PlanPublication)
export class PlanPublicationHandler implements ICommandHandler<PlanPublication> {
  constructor(private readonly packs: Packs) {}

  execute({ change, publishAt }: PlanPublication): Promise<PackOutcome> {
    return this.packs.change(change, async (pack, tx) => {
      const decision = decidePlanPublication(pack, publishAt, tx.now);
      if (decision.events) {
        endPlan(tx, pack);
        beginPlan(tx, change.packId, publishAt);
      }
      return decision;
    });
  }
}
