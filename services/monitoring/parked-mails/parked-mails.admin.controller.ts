import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators, ShowsPerson } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetParkedMail, GetParkedMails } from '../rows/parked-mails.query.js';
import type { ParkedMailResource } from '../wire/parked-mail.contract.js';

const RULES = {
  sortable: {
    id: 'mail_id',
    recipient: 'recipient',
    attempts: 'attempts',
    created_at: 'created_at',
    parked_at: 'parked_at',
    ended_at: 'ended_at',
  },
  filterable: ['id', 'state', 'recipient'],
  first: ['id', 'DESC'],
} as const;

/** `GET /admin-api/parked-mails`: mails that could not be delivered, and their current state. */
@Controller('admin-api/parked-mails')
export class ParkedMailsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('serve-members')
  async list(@Query() query: ListQuery): Promise<ListPage<ParkedMailResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetParkedMails(listQuery));
    return new ListPage('parked-mails', listQuery.from, rows, total);
  }

  @Get(':id')
  @ForOperators('serve-members')
  @ShowsPerson()
  async one(@Param('id') id: string): Promise<ParkedMailResource> {
    const mail = await this.queries.execute(new GetParkedMail(id));
    if (!mail) throw new RefusedError(404);
    return mail;
  }
}
