import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { bannedAmong, MemberDirectory } from '../../members/index.js';
import { Settings } from '../../platform/settings.js';
import type { Answer, AnswerSlot } from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { walletStreamOf } from '../../points/index.js';
import { CardDecisionWriter, lotIdOf, shipmentIdOf } from '../card-decision-writer.js';
import { conversionLife, shippingThreshold } from '../draw-settings.js';
import { OpenBoxCache } from '../open-box-cache.js';
import { parseCardId } from '../streams/draw.state.js';
import { type Choice, type ChoiceRefused, decideChooseCards } from './choose-cards.decide.js';

export type ChoiceOutcome = 'done' | { readonly refusal: ChoiceRefused };

/** A member says which cards are shipped and which turned into points. Cards by their names on the wire. */
export class ChooseCards extends Command<Answer> {
  constructor(
    readonly memberId: string,
    readonly send: readonly string[],
    readonly convert: readonly string[],
    readonly slot: AnswerSlot<ChoiceOutcome>,
  ) {
    super();
  }
}

@CommandHandler(ChooseCards)
export class ChooseCardsHandler implements ICommandHandler<ChooseCards> {
  constructor(
    private readonly store: EventStore,
    private readonly cache: OpenBoxCache,
    private readonly directory: MemberDirectory,
    private readonly settings: Settings,
  ) {}

  async execute({ memberId, send, convert, slot }: ChooseCards): Promise<Answer> {
    const choice: Choice = { send: send.map(parseCardId), convert: convert.map(parseCardId) };
    const drawIds = [...new Set([...choice.send, ...choice.convert].flatMap((card) => (card ? [card.drawId] : [])))];
    // Before the transaction: who holds a connection must not wait for another.
    const addresses = new Map(send.length > 0 ? [[memberId, await this.directory.postalAddressOf(memberId)]] : []);
    // The lock of the wallet is that of all draws of the member: what the cards are called locks nothing.
    return this.store.once(slot, [walletStreamOf(memberId)], async (tx): Promise<ChoiceOutcome> => {
      const writer = await CardDecisionWriter.open(tx, this.cache, drawIds, memberId);
      const decision = decideChooseCards(writer.table, choice, {
        now: tx.now,
        isBanned: (await bannedAmong(tx, [memberId])).has(memberId),
        threshold: this.settings.get(shippingThreshold),
        life: this.settings.get(conversionLife),
        shipmentId: shipmentIdOf(slot.key),
        lotIdOf: lotIdOf(slot.key),
      });
      if (decision.refusal) return { refusal: decision.refusal };
      const context = { commandId: slot.key, actor: `member:${memberId}` };
      for (const fact of decision.events) writer.record(fact, context);
      writer.save(addresses);
      return 'done';
    });
  }
}
