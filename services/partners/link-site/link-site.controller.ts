import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { LINK_REFUSALS } from './link-refusals.messages.js';
import { LinkSite } from './link-site.command.js';
import { type LinkSiteAnswer, LinkSiteRequest } from './link-site.contract.js';

/** Returns the limit of link attempts: each could guess a password of another site. */
const triesOf = (memberId: string): AttemptLimit => ({
  key: `links to partner sites ${memberId}`,
  atOnce: 5,
  intervalMs: 5 * 60_000,
});

const TOO_MANY = {
  ja: '連携の試行が続いています。5分ほど待ってから、もう一度お試しください。',
  en: 'Too many attempts. Wait about five minutes, then try again.',
};

/** POST /api/user/transfer/login */
@Controller('user/transfer')
export class LinkSiteController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AttemptLimits,
  ) {}

  @Post('login')
  @HttpCode(200)
  @ForMembers()
  async link(@Write() write: WriteRequest): Promise<LinkSiteAnswer> {
    const { loginid, password, site_id } = write.parse(LinkSiteRequest);
    const memberId = memberOf(write.context);
    const waitSeconds = await this.limits.count(triesOf(memberId));
    if (waitSeconds > 0) throw new RefusedError(429, buildFieldError('loginid', TOO_MANY), waitSeconds);
    const outcome = await this.commands.execute(new LinkSite(memberId, site_id, loginid, password));
    if (outcome === 'linked') return { state: 200, result: true, error: '' };
    return { state: 200, result: false, error: LINK_REFUSALS[outcome][write.context.language] };
  }
}
