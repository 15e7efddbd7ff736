import { IsOptional, Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { MemberResource } from '../wire/member.contract.js';

/** `POST /admin-api/members/{id}/forfeit`. */
export class ForfeitMemberRequest extends CommandRequest {
  /** The open case that includes the member. */
  @Matches(
    /^\d{1,15}$/,
    withMessage(
      '失効は不正利用のケースからのみ行えます。先にケースを開き、その番号を指定してください。',
      'An account can only be forfeited from an abuse case. Open one first, and enter its number.',
    ),
  )
  case_id!: string;

  /** Another account of the same person, whose points they keep. */
  @IsOptional()
  @Matches(
    /^(|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    withMessage('会員IDを入力してください。', 'Enter a member ID.'),
  )
  duplicate_of?: string;
}

export interface ForfeitMemberCalls {
  /**
   * Takes all that a member has, and bans them if they are not banned yet. Requires an open case and a second operator.
   */
  'POST /admin-api/members/{id}/forfeit': { request: ForfeitMemberRequest; answer: MemberResource };
}
