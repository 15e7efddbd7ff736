import { Controller, Get, Headers, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Language, languageOf } from '../../kernel/languages.js';
import { Clock, toTokyoIso } from '../../kernel/time.js';
import { Open } from '../../platform/http/access/access.js';
import { buildPage, parsePage } from '../../platform/http/requests/page.js';
import type { Notice } from '../rows/notices.rows.js';
import type { NoticeListResponse, ShownNotice } from './notices.contract.js';
import { GetPublishedNotices } from './notices.query.js';

const PAGE_SIZE = 5;

const toShownNotice = (notice: Notice, language: Language): ShownNotice => ({
  title: (language === 'en' && notice.title_en) || notice.title_ja,
  lastName: notice.last_name,
  firstName: notice.first_name,
  created: toTokyoIso(notice.show_from ?? notice.created),
  content: (language === 'en' && notice.content_en) || notice.content_ja,
  images: notice.images,
});

/** Lists published notices to everybody. */
@Controller('user/post')
export class NoticesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get(['list', 'list/:page'])
  @Open()
  async list(
    @Headers('accept-language') languages?: string,
    @Param('page') text?: string,
  ): Promise<NoticeListResponse> {
    const page = parsePage(text);
    const { rows, total } = await this.queries.execute(new GetPublishedNotices(this.clock.now(), page, PAGE_SIZE));
    const language = languageOf(languages);
    return {
      state: 200,
      ...buildPage(
        rows.map((notice) => toShownNotice(notice, language)),
        page,
        PAGE_SIZE,
        total,
      ),
    };
  }
}
