import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { OfferTarget } from '../commands/offer.target.js';
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
    return this.commands.run(command, this.offers, (offer) => decideRestockOffer(offer, command.request.count));
  }
}
