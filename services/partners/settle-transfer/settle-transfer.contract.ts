import { IsBoolean } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { TransferResource } from '../wire/transfer.contract.js';

export class SettleTransferRequest extends CommandRequest {
  /** Whether the site has acted, as somebody there has told. */
  @IsBoolean(withMessage('提携サイトで実行されたかどうかを選んでください。', 'Choose whether it was done at the site.'))
  done!: boolean;
}

export interface SettleTransferCalls {
  /** Ends a transfer whose site gives no word, as somebody there has told. */
  'POST /admin-api/partner-transfers/{id}/settle': { request: SettleTransferRequest; answer: TransferResource };
}
