import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { parseCardId } from '../../draws/index.js';
import { points } from '../../kernel/money.js';
import { ForMembers } from '../../platform/http/access.js';
import { BodyLimit } from '../../platform/http/body.js';
import type { Reply } from '../../platform/http/envelope.js';
import { ReadByPost } from '../../platform/http/read-by-post.js';
import { settledMemberOf, Write, type WriteRequest } from '../../platform/http/request-context.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { CheckExchange } from './check-exchange.command.js';
import { ExchangeCard, type ExchangeOutcome } from './exchange-card.command.js';
import {
  ExchangeCardRequest,
  type ExchangeCheckedAnswer,
  type ExchangedAnswer,
  type ExchangeTooLittleAnswer,
} from './exchange-card.contract.js';
import type { ExchangeWish } from './exchange-card.decide.js';
import { refusedExchange, sumsOf } from './exchange-refusals.messages.js';

/** A full list, however the client writes it: the contract says what is too many. */
const MOST_BYTES = 262_144;

const wishOf = (write: WriteRequest): { readonly offerId: string; readonly wish: ExchangeWish } => {
  const { id, cards, price_point } = write.parse(ExchangeCardRequest);
  const price = price_point === undefined || price_point === null ? null : points(price_point);
  return {
    offerId: id,
    wish: { memberId: settledMemberOf(write.context), cards: cards.map(parseCardId), price },
  };
};

const answerOf = (outcome: ExchangeOutcome): Reply<ExchangedAnswer | ExchangeTooLittleAnswer> =>
  'refusal' in outcome
    ? refusedExchange(outcome.refusal)
    : { state: 200, result: '1', detail: sumsOf(outcome.sums), history_id: outcome.exchangeId };

/** POST /api/user/exchange_card/check and …/exchange */
@Controller('user/exchange_card')
export class ExchangeCardController {
  constructor(private readonly commands: CommandBus) {}

  @Post('check')
  @ReadByPost()
  @BodyLimit(MOST_BYTES)
  @HttpCode(200)
  @ForMembers()
  async check(@Write() write: WriteRequest): Promise<Reply<ExchangeCheckedAnswer>> {
    const { offerId, wish } = wishOf(write);
    const checked = await this.commands.execute(new CheckExchange(offerId, wish));
    if ('refusal' in checked) return refusedExchange(checked.refusal);
    return { state: 200, result: '1', detail: sumsOf(checked.sums) };
  }

  @Post('exchange')
  @BodyLimit(MOST_BYTES)
  @HttpCode(200)
  @ForMembers()
  exchange(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { offerId, wish } = wishOf(write);
    return this.commands.execute(new ExchangeCard(offerId, wish, write.slot(answerOf)));
  }
}
