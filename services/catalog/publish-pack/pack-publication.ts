import { Injectable } from '@nestjs/common';
import { Boxes } from '../../draws/index.js';
import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Deciding, NeedsApproval, OverDailyCap } from '../../operators/index.js';
import type { DecidingPack } from '../commands/pack.target.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import type {
  PackPublicationFailed,
  PackPublicationPlanned,
  PackPublished,
  PackTerms,
} from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { Pack } from '../streams/pack.state.js';
import { decideAcceptLoss, returnOfTerms } from './accept-loss.decide.js';
import { decidePlanPublication } from './plan-publication.decide.js';
import { decidePublishPack, decidePublishPlanned, packPublished } from './publish-pack.decide.js';

/** What publishing needs; nobody is asked to agree where no operator publishes. */
type Publishing = DecidingPack & Partial<Pick<Deciding, 'second'>>;
type Refused = PackRefusal | NeedsApproval | OverDailyCap;

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
    { tx, context, second }: Publishing,
    acceptsLoss: boolean,
  ): Promise<Decision<PackPublished, Refused>> {
    const { offer, refusal } = decidePublishPack(pack, tx.now);
    if (refusal || pack.status !== 'draft') return refuse(refusal ?? { code: 'NotADraft' });
    const { terms } = pack;
    const objection = await this.objectionTo(terms, { tx, second }, acceptsLoss);
    if (objection) return refuse(objection);
    return accept(packPublished(offer, await this.boxes.open(tx, context, offer)));
  }

  /** By itself, at a moment to come; a loss is accepted now, nobody is there to be asked then. */
  async later(
    pack: Pack,
    { tx, second }: Publishing,
    publishAt: Date,
    acceptsLoss: boolean,
  ): Promise<Decision<PackPublicationPlanned, Refused>> {
    const decision = decidePlanPublication(pack, publishAt, tx.now);
    if (decision.refusal || pack.status !== 'draft') return decision;
    const objection = await this.objectionTo(pack.terms, { tx, second }, acceptsLoss);
    return objection ? refuse(objection) : decision;
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

  /** A loss is accepted by who publishes, and what gives back more than the shop has set by a second operator, too. */
  private async objectionTo(
    terms: PackTerms,
    { tx, second }: Pick<Publishing, 'tx' | 'second'>,
    acceptsLoss: boolean,
  ): Promise<Refused | null> {
    const costs = await this.content.costsOf(tx, terms);
    const loss = decideAcceptLoss(terms, costs, acceptsLoss);
    const worth = loss ? null : returnOfTerms(terms, costs);
    return loss ?? (worth && (await second?.({ worth, binds: {} }))?.refusal) ?? null;
  }
}
