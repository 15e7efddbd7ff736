import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import { EVENT_ID, SAY_WHICH_ENTRY } from '../wire/entry-id.js';
import type { MemberResource } from '../wire/member.contract.js';

const MAX_GRANT = 1_000_000;
const SAY_HOW_MANY = withMessage('1〜1,000,000の整数で入力してください。', 'Enter a whole number from 1 to 1,000,000.');

/** The fields that both grants share. */
export class MemberGrantRequest extends CommandRequest {
  /** The event of the member's entry that took what this grant gives back. */
  @IsOptional()
  @Matches(EVENT_ID, SAY_WHICH_ENTRY)
  makes_good?: string | null;
}

/** `POST /admin-api/members/{id}/grant-points`. */
export class GrantPointsRequest extends MemberGrantRequest {
  @Min(1, SAY_HOW_MANY)
  @Max(MAX_GRANT, SAY_HOW_MANY)
  @IsInt(SAY_HOW_MANY)
  points!: number;
}

/** `POST /admin-api/members/{id}/grant-coins`. */
export class GrantCoinsRequest extends MemberGrantRequest {
  @Min(1, SAY_HOW_MANY)
  @Max(MAX_GRANT, SAY_HOW_MANY)
  @IsInt(SAY_HOW_MANY)
  coins!: number;
}

export interface GrantToMemberCalls {
  /** Grants free points, also to compensate what one entry took. */
  'POST /admin-api/members/{id}/grant-points': { request: GrantPointsRequest; answer: MemberResource };
  /** Grants coins, also to compensate what one entry took. */
  'POST /admin-api/members/{id}/grant-coins': { request: GrantCoinsRequest; answer: MemberResource };
}
