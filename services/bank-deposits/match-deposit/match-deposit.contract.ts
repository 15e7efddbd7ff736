import { Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

const CHOOSE = withMessage('お支払いを選んでください。', 'Choose the payment that it is of.');

export class MatchDepositRequest extends CommandRequest {
  @Matches(/^\S{1,64}$/, CHOOSE)
  payment_id!: string;
}

export interface MatchDepositCalls {
  /** Matches a deposit with this payment: its points are credited, and any surplus stays held. */
  'POST /admin-api/deposits/{id}/match': { request: MatchDepositRequest; answer: DepositResource };
}
