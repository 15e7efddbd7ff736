import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { ForVisitors } from '../../platform/http/access/access.js';
import { CsrfTokens } from '../../platform/http/access/csrf-token.js';
import { CurrentContext, type RequestContext } from '../../platform/http/requests/request-context.js';
import type { CurrentMemberResource, CurrentMemberResponse } from './current-member.contract.js';
import { GetCurrentMember } from './current-member.query.js';

const VISITOR: CurrentMemberResource = {
  is_login: '0',
  rank: '',
  rank_icon: '',
  point: 0,
  coin: 0,
  last_name: '',
  first_name: '',
};

@Controller('user')
export class CurrentMemberController {
  constructor(
    private readonly queries: QueryBus,
    private readonly csrfTokens: CsrfTokens,
  ) {}

  @Get('point')
  @ForVisitors()
  async show(@CurrentContext() context: RequestContext): Promise<CurrentMemberResponse> {
    const detail = context.memberId === null ? VISITOR : await this.detailOf(context.memberId, context.language);
    return { state: 200, csrf: this.csrfTokens.issue(context.sessionId), detail };
  }

  private async detailOf(memberId: string, language: Language): Promise<CurrentMemberResource> {
    const member = await this.queries.execute(new GetCurrentMember(memberId));
    return {
      is_login: '1',
      rank: member.rank?.name[language] ?? '',
      rank_icon: member.rank?.iconUrl ?? '',
      point: member.points,
      coin: member.coins,
      last_name: member.lastName,
      first_name: member.firstName,
    };
  }
}
