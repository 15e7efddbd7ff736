import { Controller, Post } from '@nestjs/common';
import { findCard } from '../../catalog/index.js';
import { refuse } from '../../kernel/decision.js';
import { newId } from '../../kernel/ids.js';
import { points } from '../../kernel/money.js';
import { Clock } from '../../kernel/time.js';
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
import { MakeOfferRequest } from './make-offer.contract.js';
import { decideMakeOffer } from './make-offer.decide.js';

/** `POST /admin-api/exchange-offers` */
@Controller('admin-api/exchange-offers')
export class MakeOfferController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly offers: OfferTarget,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ForOperators('run-shop')
  make(@Commanded(MakeOfferRequest) command: OperatorCommand<MakeOfferRequest>): Promise<Answered<OfferResource>> {
    const { card_id, price_point, stock } = command.request;
    return this.commands.create(command, newId(this.clock.now()), this.offers, async (_, { tx, second }) => {
      const card = await findCard(tx, card_id);
      const decision = decideMakeOffer(card, points(price_point), stock);
      if (decision.refusal) return decision;
      const worth = worthOfOffer(card, 0, { price: price_point, stock });
      const { refusal } = await second({ worth, binds: { card } });
      return refusal ? refuse(refusal) : decision;
    });
  }
}
