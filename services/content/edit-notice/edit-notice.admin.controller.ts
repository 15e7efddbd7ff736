import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isId, newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { ForOperators, Operating, type Operator, parseBody } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { type NoticeResource, noticeResource } from '../notice-resource.js';
import { EditNotice } from './edit-notice.command.js';
import { NoticeRequest } from './edit-notice.contract.js';

/** Notices, as operators write them. */
@Controller('admin-api/notices')
export class EditNoticeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ForOperators('owner', 'support')
  create(@Operating() operator: Operator, @Body() body: unknown): Promise<NoticeResource> {
    return this.write(newId(this.clock.now()), operator, body, 'create');
  }

  @Put(':id')
  @ForOperators('owner', 'support')
  edit(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<NoticeResource> {
    if (!isId(id)) throw new RefusedError(404);
    return this.write(id, operator, body, 'edit');
  }

  private async write(id: string, operator: Operator, body: unknown, command: 'create' | 'edit') {
    const draft = parseBody(body, NoticeRequest);
    const notice = await this.commands.execute(new EditNotice(id, draft, operator, command));
    if (!notice) throw new RefusedError(404);
    return noticeResource(notice);
  }
}
