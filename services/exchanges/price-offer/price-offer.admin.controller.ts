import { Controller, Put } from '@nestjs/common';
import { points } from '../../kernel/money.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { OfferTarget } from '../commands/offer.target.js';
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
    return this.commands.run(command, this.offers, (offer) => decidePriceOffer(offer, price));
  }
}
