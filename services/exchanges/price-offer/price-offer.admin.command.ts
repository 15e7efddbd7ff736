import { Controller, Put } from '@nestjs/common';
import { findCard } from '../../catalog/index.js';
import { refuse } from '../../kernel/decision.js';
import { points } from '../../kernel/money.js';
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
import { PriceOfferRequest } from './price-offer.contract.js';
import { decidePriceOffer } from './price-offer.decide.js';

/** `PUT /admin-api/exchange-offers/{id}` */
@Controller('admin-api/exchange-offers')
export class PriceOfferController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly offers: OfferTarget,
  ) {}

  @Put(':id')
  @ForOperators('run-shop')
  price(@Commanded(PriceOfferRequest) command: OperatorCommand<PriceOfferRequest>): Promise<Answered<OfferResource>> {
    const price = points(command.request.price_point);
    return this.commands.run(command, this.offers, async (offer, { tx, second }) => {
      const decision = decidePriceOffer(offer, price);
      if (decision.refusal || price >= offer.price_point) return decision;
      const card = await findCard(tx, offer.card_id);
      const worth = worthOfOffer(card, offer.card.buyPoint, { price, stock: offer.stock });
      const { refusal } = await second({ worth, binds: { card } });
      return refusal ? refuse(refusal) : decision;
    });
  }
}
