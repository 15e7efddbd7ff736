import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { MethodResource } from '../wire/method.contract.js';

const MEMO = withMessage('説明は200文字以内で入力してください。', 'Keep the description to 200 characters.');

/** The request to switch a method on or off, and to set the text beside it; '' for the default text. */
export class SwitchMethodRequest extends CommandRequest {
  @IsBoolean(withMessage('使えるようにするかどうかを選んでください。', 'Say whether it can be used.'))
  on!: boolean;

  @IsString(MEMO)
  @MaxLength(200, MEMO)
  memo = '';

  @IsString(MEMO)
  @MaxLength(200, MEMO)
  memo_en = '';
}

export interface SwitchMethodCalls {
  /** Switches a method on or off for members, and sets the text beside it. */
  'POST /admin-api/payment-methods/{id}/switch': { request: SwitchMethodRequest; answer: MethodResource };
}
