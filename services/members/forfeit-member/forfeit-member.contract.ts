import { IsOptional, Matches } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { says } from '../../platform/http/contract.js';
import type { MemberResource } from '../wire/member.contract.js';

/** `POST /admin-api/members/{id}/forfeit`. */
export class ForfeitMemberRequest extends CommandRequest {
  /** The open case that the member is in. */
  @Matches(
    /^\d{1,15}$/,
    says(
      '失効は不正利用のケースからのみ行えます。先にケースを開き、その番号を指定してください。',
      'An account can only be forfeited from an abuse case. Open one first, and enter its number.',
    ),
  )
  case_id!: string;

  /** The account that this person has besides, whose points they keep. */
  @IsOptional()
  @Matches(/^(|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, says('会員IDを入力してください。', 'Enter a member ID.'))
  duplicate_of?: string;
}

export interface ForfeitMemberCalls {
  /** Bans a member, where they are not banned yet, and takes all that they have; from an open case, with a second operator. */
  'POST /admin-api/members/{id}/forfeit': { request: ForfeitMemberRequest; answer: MemberResource };
}
