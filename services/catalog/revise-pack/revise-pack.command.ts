import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CatalogContent } from '../catalog-content.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import type { PackDraft } from '../streams/pack-terms.js';
import { decideRevisePack } from './revise-pack.decide.js';

/** Puts another draft in the place of the one that the operator has seen. */
export class RevisePack extends Command<PackOutcome> {
  constructor(
    readonly change: PackChange,
    readonly draft: PackDraft,
  ) {
    super();
  }
}

@CommandHandler(RevisePack)
export class RevisePackHandler implements ICommandHandler<RevisePack> {
  constructor(
    private readonly packs: Packs,
    private readonly content: CatalogContent,
  ) {}

  execute({ change, draft }: RevisePack): Promise<PackOutcome> {
    return this.packs.change(change, async (pack, tx) =>
      decideRevisePack(pack, draft, await this.content.namedBy(tx, draft)),
    );
  }
}
