import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { says } from '../../platform/http/contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

const CHOOSE = says('精算を1日から400日分まで選んでください。', 'Choose the settlements that it pays out, 1 to 400.');

export class MatchPayoutRequest extends CommandRequest {
  /** `paypal-2026-01-31` each, of one provider. */
  @IsArray(CHOOSE)
  @ArrayMinSize(1, CHOOSE)
  @ArrayMaxSize(400, CHOOSE)
  @Matches(/^[a-z-]{1,20}-\d{4}-\d\d-\d\d$/, { ...CHOOSE, each: true })
  settlements!: readonly string[];
}

export interface MatchPayoutCalls {
  /** A deposit is what a provider has paid out of these days; its name is known as the provider's from now on. */
  'POST /admin-api/deposits/{id}/match-payout': { request: MatchPayoutRequest; answer: DepositResource };
}
