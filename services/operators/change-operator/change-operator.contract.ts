import { IsIn, Length, Matches } from 'class-validator';
import { ROLES, type Role } from '../../platform/console-api/access/operator.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { OperatorResource } from '../wire/operator.contract.js';

export class ChangeRoleRequest extends CommandRequest {
  @IsIn(ROLES, withMessage('役割を選んでください。', 'Choose a role.'))
  role!: Role;
}

export class ResetPasswordRequest extends CommandRequest {
  @Length(
    1,
    200,
    withMessage('パスワードを200文字以内で入力してください。', 'Choose a password of up to 200 characters.'),
  )
  password!: string;
}

export class NameMemberRequest extends CommandRequest {
  /** The member number that the member's page shows. */
  @Matches(
    /^\s*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\s*$/i,
    withMessage('会員IDを入力してください。', 'Enter the member’s ID.'),
  )
  member_id!: string;
}

export interface ChangeOperatorCalls {
  /** Changes the role. */
  'POST /admin-api/operators/{id}/change-role': { request: ChangeRoleRequest; answer: OperatorResource };
  /** Disables the operator. */
  'POST /admin-api/operators/{id}/disable': { request: CommandRequest; answer: OperatorResource };
  /** Enables the operator. */
  'POST /admin-api/operators/{id}/enable': { request: CommandRequest; answer: OperatorResource };
  /** Requires an authenticator. */
  'POST /admin-api/operators/{id}/require-otp': {
    request: CommandRequest;
    answer: OperatorResource;
  };
  /** Waives the authenticator. */
  'POST /admin-api/operators/{id}/waive-otp': { request: CommandRequest; answer: OperatorResource };
  /** Resets a lost authenticator. */
  'POST /admin-api/operators/{id}/reset-otp': { request: CommandRequest; answer: OperatorResource };
  /** Names the operator's own account as a member, which then cannot draw. */
  'POST /admin-api/operators/{id}/name-member': { request: NameMemberRequest; answer: OperatorResource };
  /** Removes the name of the operator's own account. */
  'POST /admin-api/operators/{id}/unname-member': { request: CommandRequest; answer: OperatorResource };
  /** Sets a new password. */
  'POST /admin-api/operators/{id}/reset-password': {
    request: ResetPasswordRequest;
    answer: OperatorResource;
  };
}
