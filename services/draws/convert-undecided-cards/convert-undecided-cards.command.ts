import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Due, Patience } from '../../kernel/timer.js';
import { MemberDirectory } from '../../members/index.js';
import { inPortions } from '../../platform/deadlines/portions.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { BoxShelf } from '../box-shelf.js';
import { conversionLife } from '../conversion-life.js';
import { FateWriter, lotIdOf, shipmentIdOf } from '../fate-writer.js';
import { decideConvertUndecidedCards } from './convert-undecided-cards.decide.js';

/** Decides for the members what they have not decided in time. @returns how many draws it decided on */
export class ConvertUndecidedCards extends Command<number> {
  constructor(
    readonly due: readonly Due[],
    readonly patience: Patience,
  ) {
    super();
  }
}

const drawIdOf = (due: Due): string => due.streamId.slice('draw-'.length);

@CommandHandler(ConvertUndecidedCards)
export class ConvertUndecidedCardsHandler implements ICommandHandler<ConvertUndecidedCards> {
  constructor(
    private readonly store: EventStore,
    private readonly shelf: BoxShelf,
    private readonly directory: MemberDirectory,
  ) {}

  execute({ due, patience }: ConvertUndecidedCards): Promise<number> {
    return inPortions(
      this.store,
      due,
      patience,
      (portion) => portion.flatMap((one) => [one.streamId, walletStreamOf(one.owner)]),
      (tx, portion) => this.convert(tx, portion.map(drawIdOf)),
    );
  }

  private async convert(tx: StoreTransaction, drawIds: readonly string[]): Promise<number> {
    const writer = await FateWriter.open(tx, this.shelf, drawIds);
    let decided = 0;
    for (const on of writer.table.values()) {
      const commandId = `convert-undecided-cards/${on.draw.drawId}`;
      const context = { life: conversionLife, shipmentId: shipmentIdOf(commandId), lotIdOf: lotIdOf(commandId) };
      const facts = decideConvertUndecidedCards(on, tx.now, context);
      for (const fact of facts) writer.record(fact, { commandId, actor: 'clock', effectiveAt: on.draw.dueAt });
      if (facts.length > 0) decided += 1;
    }
    await writer.save((id) => this.directory.postalAddressOf(id));
    return decided;
  }
}
