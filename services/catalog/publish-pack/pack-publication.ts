import { Injectable } from '@nestjs/common';
import { Boxes } from '../../draws/index.js';
import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { DecidingPack } from '../commands/pack.target.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import type { PackPublicationFailed, PackPublicationPlanned, PackPublished } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { Pack } from '../streams/pack.state.js';
import { decideAcceptLoss } from './accept-loss.decide.js';
import { decidePlanPublication } from './plan-publication.decide.js';
import { decidePublishPack, decidePublishPlanned, packPublished } from './publish-pack.decide.js';

/** Puts a draft on sale: its box is opened in the same transaction, and from then on its terms are fixed. */
@Injectable()
export class PackPublication {
  constructor(
    private readonly boxes: Boxes,
    private readonly content: CatalogContent,
  ) {}

  /** @param acceptsLoss the operator knows that it loses money, if it does */
  async now(
    pack: Pack,
    { tx, context }: DecidingPack,
    acceptsLoss: boolean,
  ): Promise<Decision<PackPublished, PackRefusal>> {
    const { offer, refusal } = decidePublishPack(pack, tx.now);
    if (refusal || pack.status !== 'draft') return refuse(refusal ?? { code: 'NotADraft' });
    const { terms } = pack;
    const loss = decideAcceptLoss(terms, await this.content.costsOf(tx, terms), acceptsLoss);
    if (loss) return refuse(loss);
    return accept(packPublished(offer, await this.boxes.open(tx, context, offer)));
  }

  /** By itself, at a moment to come; a loss is accepted now, nobody is there to be asked then. */
  async later(
    pack: Pack,
    { tx }: Pick<DecidingPack, 'tx'>,
    publishAt: Date,
    acceptsLoss: boolean,
  ): Promise<Decision<PackPublicationPlanned, PackRefusal>> {
    const decision = decidePlanPublication(pack, publishAt, tx.now);
    if (decision.refusal || pack.status !== 'draft') return decision;
    const loss = decideAcceptLoss(pack.terms, await this.content.costsOf(tx, pack.terms), acceptsLoss);
    return loss ? refuse(loss) : decision;
  }

  /** What becomes of it at that moment. */
  async planned(
    pack: Pack,
    { tx, context }: DecidingPack,
  ): Promise<Decision<PackPublished | PackPublicationFailed, never>> {
    const decided = decidePublishPlanned(pack, tx.now);
    if (!decided) return accept();
    if (decided.failure) return accept(decided.failure);
    return accept(packPublished(decided.offer, await this.boxes.open(tx, context, decided.offer)));
  }
}
