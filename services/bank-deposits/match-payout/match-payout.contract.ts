import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

const CHOOSE = withMessage(
  '精算を1日から400日分まで選んでください。',
  'Choose the settlements that it pays out, 1 to 400.',
);

export class MatchPayoutRequest extends CommandRequest {
  /** Days of one provider, such as `paypal-2026-01-31`. */
  @IsArray(CHOOSE)
  @ArrayMinSize(1, CHOOSE)
  @ArrayMaxSize(400, CHOOSE)
  @Matches(/^[a-z-]{1,20}-\d{4}-\d\d-\d\d$/, { ...CHOOSE, each: true })
  settlements!: readonly string[];
}

export interface MatchPayoutCalls {
  /** Matches a deposit with a provider's payouts of these days. Its sender's name is remembered as the provider's. */
  'POST /admin-api/deposits/{id}/match-payout': { request: MatchPayoutRequest; answer: DepositResource };
}
