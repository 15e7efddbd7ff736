import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecondOperator } from '../../platform/console-api/commands/second-operator.js';
import type { Worth } from '../../platform/console-api/commands/worth.js';
import { EventStore } from '../../platform/store/event-store.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';
import { isPackId } from '../streams/pack.events.js';
import type { PackProblem, PackRefusal } from '../streams/pack.refusals.js';
import { packStream } from '../streams/pack.state.js';
import type { PackArithmetic, PackLoss } from '../streams/pack-arithmetic.shared.js';
import { problemsOf } from '../streams/pack-problems.js';
import { computeArithmetic, computeLoss, computePayoutPercent } from './accept-loss.decide.js';

/** The problems of a publication, and the loss of the pack. */
interface PublicationCheck {
  readonly problems: readonly PackProblem[];
  readonly loss: PackLoss | null;
  readonly arithmetic: PackArithmetic;
  /** The payout, if it requires the approval of a second operator. */
  readonly needsSecond: Worth | null;
  readonly refusal?: undefined;
}

type Findings = PublicationCheck | { readonly refusal: PackRefusal };

/** Checks a publication now or at a later moment, without writing anything. */
export class CheckPublication extends Command<Findings> {
  constructor(
    readonly packId: string,
    readonly at: Date | null,
  ) {
    super();
  }
}

@CommandHandler(CheckPublication)
export class CheckPublicationHandler implements ICommandHandler<CheckPublication> {
  constructor(
    private readonly store: EventStore,
    private readonly content: CatalogContent,
    private readonly secondOperator: SecondOperator,
  ) {}

  async execute({ packId, at }: CheckPublication): Promise<Findings> {
    if (!isPackId(packId)) return { refusal: { code: 'UnknownPack' } };
    return this.store.look(async (tx) => {
      const { state: pack } = await tx.load(packStream, packId);
      if (pack.status === 'unknown') return { refusal: { code: 'UnknownPack' } };
      if (pack.status !== 'draft') return { refusal: { code: 'NotADraft' } };
      const cards = await this.content.cardsOf(tx, pack.terms.prizes);
      const costs = await this.content.costsOf(tx, pack.terms);
      const worth = computePayoutPercent(pack.terms, costs);
      return {
        problems: problemsOf(pack.terms, at ?? tx.now, cards),
        loss: computeLoss(pack.terms, costs),
        arithmetic: computeArithmetic(pack.terms, costs),
        needsSecond: worth && this.secondOperator.isNeededFor(worth) ? worth : null,
      };
    });
  }
}
