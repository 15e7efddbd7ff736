import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { toTokyoIso } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { flagOf } from '../../platform/http/requests/codes.js';
import { buildPage, parsePage } from '../../platform/http/requests/page.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { buildTrackingPage } from '../../shipments/index.js';
import type { NewsData } from '../streams/news.js';
import { toMailChoicesDetail } from '../wire/mail-choices.js';
import { NEWS } from '../wire/news.messages.js';
import type { NotificationsResponse } from './own-notifications.contract.js';
import { GetNotifications } from './own-notifications.query.js';

const PAGE_SIZE = 20;

const carriersPage = ({ carrier, deliveryCode }: NewsData): string =>
  carrier && deliveryCode ? (buildTrackingPage(carrier, deliveryCode) ?? '') : '';

/** Lists a member's notifications in the language of the request. */
@Controller('user')
export class OwnNotificationsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(['notifications', 'notifications/:page'])
  @ForMembers()
  async list(@CurrentContext() context: RequestContext, @Param('page') page?: string): Promise<NotificationsResponse> {
    const number = parsePage(page);
    const query = new GetNotifications(memberOf(context), number, PAGE_SIZE);
    const { rows, total, unread, choices } = await this.queries.execute(query);
    const list = rows.map(({ id, created, kind, data, isNew }) => ({
      id,
      created: toTokyoIso(new Date(created)),
      title: NEWS[kind].title[context.language],
      text: NEWS[kind].text(data)[context.language],
      path: NEWS[kind].path(data),
      url: carriersPage(data),
      is_new: flagOf(isNew),
    }));
    return { state: 200, ...buildPage(list, number, PAGE_SIZE, total), unread, detail: toMailChoicesDetail(choices) };
  }
}
