import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CardExchanges } from '../../draws/index.js';
import { eventIdOf, isId, newId } from '../../kernel/ids.js';
import { subtract } from '../../kernel/money.js';
import { Clock } from '../../kernel/time.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { findOffer, offerLockOf, takeOne } from '../rows/offers.rows.js';
import { decideExchange, type ExchangeRefused, type RequestedExchange, type Sums } from './exchange-card.decide.js';
import { openExchange } from './offer-to-exchange.js';

export type ExchangeOutcome =
  | { readonly exchangeId: string; readonly sums: Sums }
  | { readonly refusal: ExchangeRefused | { readonly code: 'NoSuchOffer' } };

/** Exchanges a member's undecided cards for the card of an offer. */
export class ExchangeCard extends Command<CommandResponse> {
  constructor(
    readonly offerId: string,
    readonly request: RequestedExchange,
    readonly key: IdempotencyKey<ExchangeOutcome>,
  ) {
    super();
  }
}

const NO_SUCH_OFFER: ExchangeOutcome = { refusal: { code: 'NoSuchOffer' } };

@CommandHandler(ExchangeCard)
export class ExchangeCardHandler implements ICommandHandler<ExchangeCard> {
  constructor(
    private readonly store: EventStore,
    private readonly exchanges: CardExchanges,
    private readonly clock: Clock,
  ) {}

  async execute({ offerId, request, key }: ExchangeCard): Promise<CommandResponse> {
    // An unknown id needs no lock.
    const isOffer = isId(offerId) && (await this.store.look((tx) => findOffer(tx, offerId))) !== null;
    if (!isOffer) return this.store.once(key, [], async () => NO_SUCH_OFFER);
    const exchangeId = newId(this.clock.now());
    // The wallet's lock covers all draws of the member. The offer's lock keeps its last card from going to two members.
    const locks = [walletStreamOf(request.memberId), offerLockOf(offerId)];
    return this.store.once(key, locks, (tx) => this.exchange(tx, offerId, request, exchangeId, key.key));
  }

  private async exchange(
    tx: StoreTransaction,
    offerId: string,
    request: RequestedExchange,
    exchangeId: string,
    commandId: string,
  ): Promise<ExchangeOutcome> {
    const opened = await openExchange(tx, this.exchanges, offerId, request);
    if (!opened) return NO_SUCH_OFFER;
    const { exchange, context } = opened;
    const { events, refusal } = decideExchange(request, context, {
      exchangeId,
      life: exchange.life,
      lotIdOf: (drawId, kind) => eventIdOf(`${commandId}/${drawId}/${kind}`, 0),
    });
    if (refusal) return { refusal };
    await exchange.save({ commandId, actor: `member:${request.memberId}` }, request.memberId, events);
    takeOne(tx, offerId);
    const { price, given: total } = events.find((event) => event.type === 'CardReceived')!.data;
    return { exchangeId, sums: { total, price, change: subtract(total, price) } };
  }
}
