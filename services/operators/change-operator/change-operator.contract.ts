import { IsIn, IsInt, IsOptional, Length } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import { ROLES, type Role } from '../operator.js';

/** A command on an operator. */
export class OperatorCommandRequest {
  /** The version that the owner looked at. */
  @IsOptional()
  @IsInt()
  version?: number;
}

export class ChangeRoleRequest extends OperatorCommandRequest {
  @IsIn(ROLES, says('役割を選んでください。', 'Choose a role.'))
  role!: Role;
}

export class ResetPasswordRequest extends OperatorCommandRequest {
  @Length(1, 200, says('パスワードを200文字以内で入力してください。', 'Choose a password of up to 200 characters.'))
  password!: string;
}
