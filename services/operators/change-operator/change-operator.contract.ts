import { IsIn, Length } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import { CommandRequest } from '../commands/command.contract.js';
import { ROLES, type Role } from '../operator.js';

export class ChangeRoleRequest extends CommandRequest {
  @IsIn(ROLES, says('役割を選んでください。', 'Choose a role.'))
  role!: Role;
}

export class ResetPasswordRequest extends CommandRequest {
  @Length(1, 200, says('パスワードを200文字以内で入力してください。', 'Choose a password of up to 200 characters.'))
  password!: string;
}
