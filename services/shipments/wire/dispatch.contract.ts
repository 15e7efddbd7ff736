import { Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';

/** A command that assigns a tracking number. */
export class DispatchRequest extends CommandRequest {
  @Matches(
    /^[0-9A-Za-z][0-9A-Za-z-]{0,49}$/,
    withMessage(
      '追跡番号を半角英数字とハイフン、50文字以内で入力してください。',
      'Enter the tracking number: letters, digits and hyphens, 50 at the most.',
    ),
  )
  delivery_code!: string;

  @Matches(
    /^(?=.*\S)[^\p{Cc}]{1,50}$/u,
    withMessage('配送業者を50文字以内で入力してください。', 'Enter the carrier, in 50 characters at the most.'),
  )
  carrier!: string;
}
