import { Controller, Post } from '@nestjs/common';
import { findCard } from '../../catalog/index.js';
import { refuse } from '../../kernel/decision.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { OfferTarget } from '../commands/offer.target.js';
import { worthOfOffer } from '../streams/worth-of-offer.js';
import type { OfferResource } from '../wire/offer.contract.js';
import { RestockOfferRequest } from './restock-offer.contract.js';
import { decideRestockOffer } from './restock-offer.decide.js';

/** `POST /admin-api/exchange-offers/{id}/restock` */
@Controller('admin-api/exchange-offers')
export class RestockOfferController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly offers: OfferTarget,
  ) {}

  @Post(':id/restock')
  @ForOperators('run-shop')
  restock(
    @Commanded(RestockOfferRequest) command: OperatorCommand<RestockOfferRequest>,
  ): Promise<Answered<OfferResource>> {
    const { count } = command.request;
    return this.commands.run(command, this.offers, async (offer, { tx, second }) => {
      const decision = decideRestockOffer(offer, count);
      if (decision.refusal || count < 0) return decision;
      const card = await findCard(tx, offer.card_id);
      const offering = { price: offer.price_point, stock: offer.stock + count };
      const { refusal } = await second({ worth: worthOfOffer(card, offer.card.buyPoint, offering), binds: { card } });
      return refusal ? refuse(refusal) : decision;
    });
  }
}
