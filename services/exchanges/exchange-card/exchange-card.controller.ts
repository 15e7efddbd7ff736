import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { parseCardId } from '../../draws/index.js';
import { points } from '../../kernel/money.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { BodyLimit } from '../../platform/http/requests/body.js';
import { settledMemberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import { ReadByPost } from '../../platform/http/responses/read-by-post.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { CheckExchange } from './check-exchange.command.js';
import { ExchangeCard, type ExchangeOutcome } from './exchange-card.command.js';
import {
  ExchangeCardRequest,
  type ExchangeCheckedResponse,
  type ExchangedResponse,
  type ExchangeTooLittleResponse,
} from './exchange-card.contract.js';
import type { RequestedExchange } from './exchange-card.decide.js';
import { sumsOf, toExchangeRefused } from './exchange-refusals.messages.js';

/** Room for a full list in any JSON notation. The contract limits the number of cards. */
const MAX_BYTES = 262_144;

const parseExchange = (write: WriteRequest): { readonly offerId: string; readonly request: RequestedExchange } => {
  const { id, cards, price_point } = write.parse(ExchangeCardRequest);
  const price = price_point === undefined || price_point === null ? null : points(price_point);
  return {
    offerId: id,
    request: { memberId: settledMemberOf(write.context), cards: cards.map(parseCardId), price },
  };
};

const toResponse = (outcome: ExchangeOutcome): CallResponse<ExchangedResponse | ExchangeTooLittleResponse> =>
  'refusal' in outcome
    ? toExchangeRefused(outcome.refusal)
    : { state: 200, result: '1', detail: sumsOf(outcome.sums), history_id: outcome.exchangeId };

/** POST /api/user/exchange_card/check and …/exchange */
@Controller('user/exchange_card')
export class ExchangeCardController {
  constructor(private readonly commands: CommandBus) {}

  @Post('check')
  @ReadByPost()
  @BodyLimit(MAX_BYTES)
  @HttpCode(200)
  @ForMembers()
  async check(@Write() write: WriteRequest): Promise<CallResponse<ExchangeCheckedResponse>> {
    const { offerId, request } = parseExchange(write);
    const checked = await this.commands.execute(new CheckExchange(offerId, request));
    if ('refusal' in checked) return toExchangeRefused(checked.refusal);
    return { state: 200, result: '1', detail: sumsOf(checked.sums) };
  }

  @Post('exchange')
  @BodyLimit(MAX_BYTES)
  @HttpCode(200)
  @ForMembers()
  exchange(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { offerId, request } = parseExchange(write);
    return this.commands.execute(new ExchangeCard(offerId, request, write.idempotencyKey(toResponse)));
  }
}
