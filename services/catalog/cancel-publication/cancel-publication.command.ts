import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { endPlan } from '../pack-plans.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import { decideCancelPublication } from './cancel-publication.decide.js';

/** Takes back that a draft is to be published by itself. */
export class CancelPublication extends Command<PackOutcome> {
  constructor(readonly change: PackChange) {
    super();
  }
}

@CommandHandler(CancelPublication)
export class CancelPublicationHandler implements ICommandHandler<CancelPublication> {
  constructor(private readonly packs: Packs) {}

  execute({ change }: CancelPublication): Promise<PackOutcome> {
    return this.packs.change(change, async (pack, tx) => {
      const decision = decideCancelPublication(pack);
      if (decision.events) endPlan(tx, pack);
      return decision;
    });
  }
}
