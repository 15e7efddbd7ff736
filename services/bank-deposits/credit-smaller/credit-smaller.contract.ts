import { Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { DepositResource } from '../wire/deposit.contract.js';

const CHOOSE = withMessage('コースを選んでください。', 'Choose the course that is credited.');

export class CreditSmallerRequest extends CommandRequest {
  @Matches(/^\S{1,64}$/, CHOOSE)
  course_id!: string;
}

export interface CreditSmallerCalls {
  /** Credits a smaller course for a deposit that is too small for an ended payment. The rest stays held. */
  'POST /admin-api/deposits/{id}/credit-smaller': { request: CreditSmallerRequest; answer: DepositResource };
}
