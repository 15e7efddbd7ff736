import { IsIn, Length, Matches } from 'class-validator';
import { ROLES, type Role } from '../../platform/console-api/access/operator.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { says } from '../../platform/http/contract.js';
import type { OperatorResource } from '../wire/operator.contract.js';

export class ChangeRoleRequest extends CommandRequest {
  @IsIn(ROLES, says('役割を選んでください。', 'Choose a role.'))
  role!: Role;
}

export class ResetPasswordRequest extends CommandRequest {
  @Length(1, 200, says('パスワードを200文字以内で入力してください。', 'Choose a password of up to 200 characters.'))
  password!: string;
}

export class NameMemberRequest extends CommandRequest {
  /** As the member's page shows it. */
  @Matches(
    /^\s*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\s*$/i,
    says('会員IDを入力してください。', 'Enter the member’s ID.'),
  )
  member_id!: string;
}

export interface ChangeOperatorCalls {
  /** Changes the role. */
  'POST /admin-api/operators/{id}/change-role': { request: ChangeRoleRequest; answer: OperatorResource };
  /** Lets them in no more. */
  'POST /admin-api/operators/{id}/disable': { request: CommandRequest; answer: OperatorResource };
  /** Lets them in again. */
  'POST /admin-api/operators/{id}/enable': { request: CommandRequest; answer: OperatorResource };
  /** They need an authenticator. */
  'POST /admin-api/operators/{id}/require-otp': {
    request: CommandRequest;
    answer: OperatorResource;
  };
  /** They need none. */
  'POST /admin-api/operators/{id}/waive-otp': { request: CommandRequest; answer: OperatorResource };
  /** Their authenticator is lost. */
  'POST /admin-api/operators/{id}/reset-otp': { request: CommandRequest; answer: OperatorResource };
  /** A member's account is their own: it does not draw. */
  'POST /admin-api/operators/{id}/name-member': { request: NameMemberRequest; answer: OperatorResource };
  /** It is not any more. */
  'POST /admin-api/operators/{id}/unname-member': { request: CommandRequest; answer: OperatorResource };
  /** They get another password. */
  'POST /admin-api/operators/{id}/reset-password': {
    request: ResetPasswordRequest;
    answer: OperatorResource;
  };
}
