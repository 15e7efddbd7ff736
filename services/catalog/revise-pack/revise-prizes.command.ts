import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CatalogContent } from '../catalog-content.js';
import { type PackChange, type PackOutcome, Packs } from '../packs.js';
import type { PackDraft, PrizeDraft } from '../streams/pack-terms.js';
import { decideRevisePack } from './revise-pack.decide.js';

/** Puts other prizes in the place of those of a draft; the rest of it stays. */
export class RevisePrizes extends Command<PackOutcome> {
  constructor(
    readonly change: PackChange,
    readonly prizes: readonly PrizeDraft[],
  ) {
    super();
  }
}

@CommandHandler(RevisePrizes)
export class RevisePrizesHandler implements ICommandHandler<RevisePrizes> {
  constructor(
    private readonly packs: Packs,
    private readonly content: CatalogContent,
  ) {}

  execute({ change, prizes }: RevisePrizes): Promise<PackOutcome> {
    return this.packs.change(change, async (pack, tx) => {
      if (pack.status === 'unknown') return { refusal: { code: 'UnknownPack' } };
      const draft: PackDraft = { ...pack.terms, prizes };
      return decideRevisePack(pack, draft, await this.content.namedBy(tx, draft));
    });
  }
}
