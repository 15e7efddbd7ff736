import { IsIn, Length } from 'class-validator';
import { ROLES, type Role } from '../../platform/console-api/access/operator.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { IsMail, withMessage } from '../../platform/http/requests/contract.js';
import type { OperatorResource } from '../wire/operator.contract.js';

/** `POST /admin-api/operators`. */
export class AddOperatorRequest extends CommandRequest {
  @IsMail(withMessage('メールアドレスの形式で入力してください。', 'Enter an email address.'))
  mail!: string;

  @Length(1, 100, withMessage('名前を1〜100文字で入力してください。', 'Enter a name of 1 to 100 characters.'))
  name!: string;

  @IsIn(ROLES, withMessage('役割を選んでください。', 'Choose a role.'))
  role!: Role;

  @Length(
    1,
    200,
    withMessage('パスワードを200文字以内で入力してください。', 'Choose a password of up to 200 characters.'),
  )
  password!: string;
}

export interface AddOperatorCalls {
  /** Adds an operator. */
  'POST /admin-api/operators': { request: AddOperatorRequest; answer: OperatorResource };
}
