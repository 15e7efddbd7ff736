import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CardExchanges } from '../../draws/index.js';
import { isId } from '../../kernel/ids.js';
import { EventStore } from '../../platform/store/event-store.js';
import { type ExchangeRefused, judgeExchange, type RequestedExchange, type Sums } from './exchange-card.decide.js';
import { openExchange } from './offer-to-exchange.js';

export type ExchangeChecked =
  | { readonly sums: Sums }
  | { readonly refusal: ExchangeRefused | { readonly code: 'NoSuchOffer' } };

/** Checks an exchange by the same rule on the same state, without writing anything. */
export class CheckExchange extends Command<ExchangeChecked> {
  constructor(
    readonly offerId: string,
    readonly request: RequestedExchange,
  ) {
    super();
  }
}

@CommandHandler(CheckExchange)
export class CheckExchangeHandler implements ICommandHandler<CheckExchange> {
  constructor(
    private readonly store: EventStore,
    private readonly exchanges: CardExchanges,
  ) {}

  async execute({ offerId, request }: CheckExchange): Promise<ExchangeChecked> {
    if (!isId(offerId)) return { refusal: { code: 'NoSuchOffer' } };
    const opened = await this.store.look((tx) => openExchange(tx, this.exchanges, offerId, request));
    return opened ? judgeExchange(request, opened.context) : { refusal: { code: 'NoSuchOffer' } };
  }
}
