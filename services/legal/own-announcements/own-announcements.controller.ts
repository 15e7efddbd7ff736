import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock, toTokyoDate } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { flagOf } from '../../platform/http/requests/codes.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { announcementIdOf } from '../streams/announcement-id.js';
import { LegalTexts } from '../wire/legal-texts.js';
import { toVersionPage } from '../wire/text-pages.js';
import type { OwnAnnouncementsResponse } from './own-announcements.contract.js';
import { GetOwnAnnouncements } from './own-announcements.query.js';

/** `GET /api/user/legal_texts` */
@Controller('user')
export class OwnAnnouncementsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly texts: LegalTexts,
    private readonly clock: Clock,
  ) {}

  @Get('legal_texts')
  @ForMembers()
  async list(@CurrentContext() context: RequestContext): Promise<OwnAnnouncementsResponse> {
    const today = toTokyoDate(this.clock.now());
    const rows = await this.queries.execute(new GetOwnAnnouncements(memberOf(context)));
    const list = rows.flatMap(({ text, version, inForceFrom, how, isRead, isObjected }) => {
      const content = this.texts.find(text, version, context.language);
      // This release may lack the version: it may be older or newer than the announcement.
      if (!content) return [];
      return {
        id: announcementIdOf({ text, version }),
        name: text,
        title: content.title,
        version,
        in_force_from: inForceFrom,
        path: toVersionPage({ text, version }),
        is_in_force: flagOf(inForceFrom <= today),
        is_read: flagOf(isRead || how === 'registered' || how === 'agreed'),
        agreed: how ?? ('' as const),
        is_objected: flagOf(isObjected),
      };
    });
    return { state: 200, list };
  }
}
