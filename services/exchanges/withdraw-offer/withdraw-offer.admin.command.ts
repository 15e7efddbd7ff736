import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { OfferTarget } from '../commands/offer.target.js';
import type { OfferResource } from '../wire/offer.contract.js';
import { decideWithdrawOffer } from './withdraw-offer.decide.js';

/** `POST /admin-api/exchange-offers/{id}/withdraw` */
@Controller('admin-api/exchange-offers')
export class WithdrawOfferController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly offers: OfferTarget,
  ) {}

  @Post(':id/withdraw')
  @ForOperators('run-shop')
  withdraw(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<OfferResource>> {
    return this.commands.run(command, this.offers, decideWithdrawOffer);
  }
}
