import { Module } from '@nestjs/common';
import { DrawsModule } from '../draws/index.js';
import { OperatorsModule } from '../operators/index.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import type { Part } from '../platform/part.js';
import { OfferTarget } from './commands/offer.target.js';
import { CheckExchangeHandler } from './exchange-card/check-exchange.command.js';
import { ExchangeCardHandler } from './exchange-card/exchange-card.command.js';
import { ExchangeCardController } from './exchange-card/exchange-card.controller.js';
import { makeOffer } from './make-offer/make-offer.admin.command.js';
import { OfferListController } from './offer-list/offer-list.admin.controller.js';
import { GetOffersHandler } from './offer-list/offer-list.query.js';
import { OffersController } from './offers/offers.controller.js';
import { GetOpenOffersHandler } from './offers/offers.query.js';
import { priceOffer } from './price-offer/price-offer.admin.command.js';
import { restockOffer } from './restock-offer/restock-offer.admin.command.js';
import { OFFER_NAMES } from './rows/offer-names.rows.js';
import { withdrawOffer } from './withdraw-offer/withdraw-offer.admin.command.js';

@Module({
  imports: [DrawsModule, OperatorsModule],
  controllers: [
    OffersController,
    ExchangeCardController,
    OfferListController,
    makeOffer,
    priceOffer,
    restockOffer,
    withdrawOffer,
  ],
  providers: [OfferTarget, GetOpenOffersHandler, CheckExchangeHandler, ExchangeCardHandler, GetOffersHandler],
})
export class ExchangesModule {
  constructor(subjects: Subjects) {
    subjects.add('exchange-offers', OFFER_NAMES);
  }
}

export const exchangesPart: Part = { name: 'exchanges', module: ExchangesModule };
