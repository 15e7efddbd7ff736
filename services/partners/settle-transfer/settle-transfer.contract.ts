import { IsBoolean } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { TransferResource } from '../wire/transfer.contract.js';

export class SettleTransferRequest extends CommandRequest {
  /** True when the site has executed the transfer, by information from the site. */
  @IsBoolean(withMessage('提携サイトで実行されたかどうかを選んでください。', 'Choose whether it was done at the site.'))
  done!: boolean;
}

export interface SettleTransferCalls {
  /** Settles a transfer without a response of its site, by information from the site. */
  'POST /admin-api/partner-transfers/{id}/settle': { request: SettleTransferRequest; answer: TransferResource };
}
