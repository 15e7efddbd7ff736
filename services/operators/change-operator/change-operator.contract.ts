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

export const PASSWORD_LENGTH = says(
  'パスワードは10〜200文字で入力してください。',
  'Choose a password of 10 to 200 characters.',
);

export class ResetPasswordRequest extends OperatorCommandRequest {
  @Length(10, 200, PASSWORD_LENGTH)
  password!: string;
}
