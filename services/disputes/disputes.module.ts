import { Module } from '@nestjs/common';
import { OperatorsModule } from '../operators/index.js';
import { PaymentsModule } from '../payments/index.js';
import type { Part } from '../platform/part.js';
import { chargeBack } from './charge-back/charge-back.admin.command.js';
import { chargebackLost, chargebackWon } from './end-chargeback/end-chargeback.admin.command.js';

@Module({
  imports: [OperatorsModule, PaymentsModule],
  controllers: [chargeBack, chargebackWon, chargebackLost],
  providers: [],
})
export class DisputesModule {}

export const disputesPart: Part = {
  name: 'disputes',
  publishedAs: 'payments',
  module: DisputesModule,
};
