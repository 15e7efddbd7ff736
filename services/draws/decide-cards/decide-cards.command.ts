import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { points } from '../../kernel/money.js';
import { canBeSentTo, findBar, MemberDirectory } from '../../members/index.js';
import { Settings } from '../../platform/settings.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { walletStreamOf } from '../../points/index.js';
import { shippingThreshold } from '../draw-settings.js';
import { parseCardId } from '../streams/draw.state.js';
import { CardDecisions } from './card-decisions.js';
import type { DecideCardsRefused } from './decide-cards.decide.js';

export type DecisionOutcome = 'done' | { readonly refusal: DecideCardsRefused };

/** Ships and converts cards that a member has selected. Cards are identified by their ids on the wire. */
export class DecideCards extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly send: readonly string[],
    readonly convert: readonly string[],
    readonly idempotencyKey: IdempotencyKey<DecisionOutcome>,
  ) {
    super();
  }
}

@CommandHandler(DecideCards)
export class DecideCardsHandler implements ICommandHandler<DecideCards> {
  constructor(
    private readonly store: EventStore,
    private readonly decisions: CardDecisions,
    private readonly directory: MemberDirectory,
    private readonly settings: Settings,
  ) {}

  async execute({ memberId, idempotencyKey, ...names }: DecideCards): Promise<CommandResponse> {
    const [send, convert] = [names.send.map(parseCardId), names.convert.map(parseCardId)];
    const drawIds = [...new Set([...send, ...convert].flatMap((card) => (card ? [card.drawId] : [])))];
    // Loaded before the transaction: a caller that holds a connection must not wait for another.
    const address = send.length > 0 ? await this.directory.postalAddressOf(memberId) : null;
    const hasAddress = address !== null && canBeSentTo(address);
    // The lock of the wallet covers all draws of the member. Card ids from the request lock nothing.
    return this.store.once(idempotencyKey, [walletStreamOf(memberId)], async (tx): Promise<DecisionOutcome> => {
      const writer = await this.decisions.open(tx, drawIds, memberId);
      const bar = await findBar(tx, memberId);
      const threshold = points(this.settings.get(shippingThreshold));
      const decision = { by: 'member', send, convert, bar, hasAddress, threshold } as const;
      const { refusal } = writer.decide(decision, { commandId: idempotencyKey.key, actor: `member:${memberId}` });
      if (refusal) return { refusal };
      writer.save(new Map(address ? [[memberId, address]] : []));
      return 'done';
    });
  }
}
