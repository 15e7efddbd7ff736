import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import type { PackDisplay } from '../streams/pack.events.js';
import { decideChangeDisplay } from './change-display.decide.js';

/** Changes how a published pack is shown: its pictures, its place, its words. */
export class ChangeDisplay extends Command<PackOutcome> {
  constructor(
    readonly change: PackChange,
    readonly display: Partial<PackDisplay>,
  ) {
    super();
  }
}

@CommandHandler(ChangeDisplay)
export class ChangeDisplayHandler implements ICommandHandler<ChangeDisplay> {
  constructor(private readonly packs: Packs) {}

  execute({ change, display }: ChangeDisplay): Promise<PackOutcome> {
    return this.packs.change(change, async (pack) => decideChangeDisplay(pack, display));
  }
}
