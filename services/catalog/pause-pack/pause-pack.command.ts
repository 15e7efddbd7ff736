import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Boxes } from '../../draws/index.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import { decidePausePack } from './pause-pack.decide.js';

/** Stops the sale for the time being; the pack stays in sight. */
export class PausePack extends Command<PackOutcome> {
  constructor(readonly change: PackChange) {
    super();
  }
}

@CommandHandler(PausePack)
export class PausePackHandler implements ICommandHandler<PausePack> {
  constructor(
    private readonly packs: Packs,
    private readonly boxes: Boxes,
  ) {}

  execute({ change }: PausePack): Promise<PackOutcome> {
    return this.packs.change(change, async (pack, tx) => {
      const decision = decidePausePack(pack);
      if (decision.events) await this.boxes.pause(tx, change.context, change.packId);
      return decision;
    });
  }
}
