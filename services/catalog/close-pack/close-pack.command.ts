import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Boxes } from '../../draws/index.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import { decideClosePack } from './close-pack.decide.js';

/** Ends the sale for good. */
export class ClosePack extends Command<PackOutcome> {
  constructor(readonly change: PackChange) {
    super();
  }
}

@CommandHandler(ClosePack)
export class ClosePackHandler implements ICommandHandler<ClosePack> {
  constructor(
    private readonly packs: Packs,
    private readonly boxes: Boxes,
  ) {}

  execute({ change }: ClosePack): Promise<PackOutcome> {
    return this.packs.change(change, async (pack, tx) => {
      const decision = decideClosePack(pack);
      if (decision.events) await this.boxes.close(tx, change.context, change.packId);
      return decision;
    });
  }
}
