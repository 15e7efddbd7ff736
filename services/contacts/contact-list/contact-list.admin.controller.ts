import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators, ShowsPerson } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetContact, GetContacts } from '../rows/contacts.query.js';
import type { ContactResource } from '../wire/contact.contract.js';
import { toContactResource } from '../wire/contact-resource.js';

const RULES = {
  sortable: { id: 'c.id', number: 'c.number', written_at: 'c.written_at', status: 'c.status' },
  filterable: ['id', 'status', 'member_id', 'assigned_to', 'q'],
  first: ['written_at', 'ASC'],
} as const;

/** Lists contacts to operators. */
@Controller('admin-api/contacts')
export class ContactListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('serve-members')
  async list(@Query() query: ListQuery): Promise<ListPage<ContactResource>> {
    const list = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetContacts(list));
    return new ListPage('contacts', list.from, rows.map(toContactResource), total);
  }

  @Get(':id')
  @ForOperators('serve-members')
  @ShowsPerson()
  async one(@Param('id') id: string): Promise<ContactResource> {
    const contact = await this.queries.execute(new GetContact(id));
    if (!contact) throw new RefusedError(404);
    return toContactResource(contact);
  }
}
