import { Module } from '@nestjs/common';
import { OperatorsModule } from '../operators/index.js';
import type { Part } from '../platform/part.js';
import { BalanceExplainedController } from './balance-explained/balance-explained.admin.controller.js';
import { GetBalanceExplainedHandler } from './balance-explained/balance-explained.query.js';
import { cardPlacesProjection } from './cards-ledger/card-places.projection.js';
import { cardPlacesSums } from './cards-ledger/card-places-sums.js';
import { CardsLedgerController } from './cards-ledger/cards-ledger.admin.controller.js';
import { GetAllCardsHandler, GetCardsLedgerHandler, GetCardsOfPackHandler } from './cards-ledger/cards-ledger.query.js';
import { ChainChecksController } from './chain-checks/chain-checks.admin.controller.js';
import { CheckChainController } from './check-chain/check-chain.admin.controller.js';
import { ChainChecks } from './check-chain/run-checks.rows.js';
import { ChainCheckTarget } from './commands/chain-check.target.js';
import { ExpiryForecastController } from './expiry-forecast/expiry-forecast.admin.controller.js';
import { GetExpiryForecastHandler } from './expiry-forecast/expiry-forecast.query.js';
import { LedgerAccountsController } from './ledger-accounts/ledger-accounts.admin.controller.js';
import { GetLedgerAccountsHandler } from './ledger-accounts/ledger-accounts.query.js';
import { GetAllLedgerEntriesHandler } from './ledger-entries/all-entries.query.js';
import { LedgerEntriesController } from './ledger-entries/ledger-entries.admin.controller.js';
import { ledgerEntriesProjection } from './ledger-entries/ledger-entries.projection.js';
import { GetLedgerEntriesHandler, GetLedgerSumsHandler } from './ledger-entries/ledger-entries.query.js';
import { ledgerEntriesSums } from './ledger-entries/ledger-entries-sums.js';
import { GetLedgerEntryHandler } from './ledger-entries/ledger-entry.query.js';
import { ledgerSumsProjection } from './ledger-sums/ledger-sums.projection.js';
import { DrawsOfPayment } from './payment-evidence/draws-of-payment.js';
import { PaymentEvidenceController } from './payment-evidence/payment-evidence.admin.controller.js';
import { GetPaymentEvidenceHandler } from './payment-evidence/payment-evidence.query.js';
import { PointSalesController } from './point-sales/point-sales.admin.controller.js';
import { GetPointSalesHandler } from './point-sales/point-sales.query.js';
import { GetChainCheckHandler, GetChainChecksHandler } from './rows/chain-check.query.js';
import { TrialBalanceController } from './trial-balance/trial-balance.admin.controller.js';
import { GetTrialBalanceHandler } from './trial-balance/trial-balance.query.js';
import { UnusedPaidBalanceController } from './unused-paid-balance/unused-paid-balance.admin.controller.js';
import { GetUnusedPaidBalanceHandler } from './unused-paid-balance/unused-paid-balance.query.js';

@Module({
  imports: [OperatorsModule],
  controllers: [
    LedgerEntriesController,
    LedgerAccountsController,
    TrialBalanceController,
    BalanceExplainedController,
    UnusedPaidBalanceController,
    ExpiryForecastController,
    CardsLedgerController,
    ChainChecksController,
    CheckChainController,
    PointSalesController,
    PaymentEvidenceController,
  ],
  providers: [
    ChainChecks,
    ChainCheckTarget,
    GetLedgerEntriesHandler,
    GetLedgerSumsHandler,
    GetAllLedgerEntriesHandler,
    GetLedgerEntryHandler,
    GetLedgerAccountsHandler,
    GetTrialBalanceHandler,
    GetBalanceExplainedHandler,
    GetUnusedPaidBalanceHandler,
    GetExpiryForecastHandler,
    GetCardsLedgerHandler,
    GetCardsOfPackHandler,
    GetAllCardsHandler,
    GetChainChecksHandler,
    GetChainCheckHandler,
    GetPointSalesHandler,
    DrawsOfPayment,
    GetPaymentEvidenceHandler,
  ],
})
export class LedgerModule {}

export const ledgerPart: Part = {
  name: 'ledger',
  module: LedgerModule,
  projections: [ledgerEntriesProjection, ledgerSumsProjection, cardPlacesProjection],
  reconciliations: [ledgerEntriesSums, cardPlacesSums],
};
