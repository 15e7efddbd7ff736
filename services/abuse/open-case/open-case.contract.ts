import { IsOptional, Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';
import type { AbuseItem } from '../wire/abuse-item.contract.js';

/** `POST /admin-api/members/{id}/open-case`. */
export class OpenCaseOfMemberRequest extends CommandRequest {
  /** The id of a further member of the case. */
  @IsOptional()
  @Matches(
    /^(|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    withMessage('会員IDを入力してください。', 'Enter a member ID.'),
  )
  with?: string;
}

export interface OpenCaseCalls {
  /** Opens a case from a group in the queue. */
  'POST /admin-api/abuse-items/{id}/open-case': { request: CommandRequest; answer: AbuseItem };
  /** Opens a case from a member and the group that they are in. */
  'POST /admin-api/members/{id}/open-case': { request: OpenCaseOfMemberRequest; answer: AbuseCase };
}
