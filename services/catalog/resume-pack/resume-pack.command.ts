import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Boxes } from '../../draws/index.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import { decideResumePack } from './resume-pack.decide.js';

/** Sells a paused pack again. */
export class ResumePack extends Command<PackOutcome> {
  constructor(readonly change: PackChange) {
    super();
  }
}

@CommandHandler(ResumePack)
export class ResumePackHandler implements ICommandHandler<ResumePack> {
  constructor(
    private readonly packs: Packs,
    private readonly boxes: Boxes,
  ) {}

  execute({ change }: ResumePack): Promise<PackOutcome> {
    return this.packs.change(change, async (pack, tx) => {
      const decision = decideResumePack(pack);
      if (decision.events) await this.boxes.resume(tx, change.context, change.packId);
      return decision;
    });
  }
}
