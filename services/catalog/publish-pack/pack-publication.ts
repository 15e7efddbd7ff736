import { Injectable } from '@nestjs/common';
import { Boxes, type BoxOffer } from '../../draws/index.js';
import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import type { DecidingPack } from '../commands/pack.target.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import type { PackPublicationFailed, PackPublished } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';
import { decideAcceptLoss } from './accept-loss.decide.js';
import { decidePublishPack, decidePublishPlanned, packPublished } from './publish-pack.decide.js';

/** Puts a draft on sale. The box is opened in the same transaction, which fixes the terms of the pack. */
@Injectable()
export class PackPublication {
  constructor(
    private readonly boxes: Boxes,
    private readonly content: CatalogContent,
  ) {}

  /** Opens the box of an offer. Returns the event that publishes its pack. */
  async open(tx: StoreTransaction, context: CommandContext, offer: BoxOffer): Promise<PackPublished> {
    return packPublished(offer, await this.boxes.open(tx, context, offer));
  }

  /** Publishes a pack without an operator, as the demo does. It must not lose money. */
  async now(pack: PackState, { tx, context }: DecidingPack): Promise<Decision<PackPublished, PackRefusal>> {
    const { offer, refusal } = decidePublishPack(pack, tx.now);
    if (refusal || pack.status !== 'draft') return refuse(refusal ?? { code: 'NotADraft' });
    const loss = decideAcceptLoss(pack.terms, await this.content.costsOf(tx, pack.terms), false);
    return loss ? refuse(loss) : accept(await this.open(tx, context, offer));
  }

  /** Publishes a planned pack at its moment, or records why it could not be. */
  async planned(
    pack: PackState,
    { tx, context }: DecidingPack,
  ): Promise<Decision<PackPublished | PackPublicationFailed, never>> {
    const decided = decidePublishPlanned(pack, tx.now);
    if (!decided) return accept();
    if (decided.failure) return accept(decided.failure);
    return accept(await this.open(tx, context, decided.offer));
  }
}
