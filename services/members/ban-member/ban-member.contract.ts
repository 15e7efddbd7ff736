import { IsOptional, Matches } from 'class-validator';
import { CommandRequest } from '../../operators/commands/command.contract.js';
import { says } from '../../platform/http/contract.js';
import type { MemberResource } from '../wire/member.contract.js';

/** `POST /admin-api/members/{id}/ban`. */
export class BanMemberRequest extends CommandRequest {
  /** The account that this person has besides, whose points they keep. */
  @IsOptional()
  @Matches(/^(|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, says('会員IDを入力してください。', 'Enter a member’s id.'))
  duplicate_of?: string;
}

export interface BanMemberCalls {
  /** Bans. */
  'POST /admin-api/members/{id}/ban': { request: BanMemberRequest; answer: MemberResource };
}
