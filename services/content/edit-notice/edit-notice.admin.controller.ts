import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isId, newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { ForOperators, Operating, type Operator, parseBody } from '../../operators/index.js';
import { BodyLimit } from '../../platform/http/body.js';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import { NOTICE_BYTES, type NoticeResource, noticeResource } from '../notice-resource.js';
import type { NoticeDraft } from '../notice-rows.js';
import { stale } from '../stale.js';
import { EditNotice, type NoticeEdit } from './edit-notice.command.js';
import { NoticeRequest } from './edit-notice.contract.js';

const ENDS_TOO_EARLY = {
  ja: '掲載終了は掲載開始より後にしてください。',
  en: 'Let it be shown until a time after its start.',
};

/** Notices, as operators write them. */
@Controller('admin-api/notices')
export class EditNoticeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  @Post()
  @BodyLimit(NOTICE_BYTES)
  @ForOperators('owner', 'support')
  create(@Operating() operator: Operator, @Body() body: unknown): Promise<NoticeResource> {
    return this.write(newId(this.clock.now()), operator, body, 'create');
  }

  @Put(':id')
  @BodyLimit(NOTICE_BYTES)
  @ForOperators('owner', 'support')
  edit(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<NoticeResource> {
    if (!isId(id)) throw new RefusedError(404);
    return this.write(id, operator, body, 'edit');
  }

  private async write(id: string, { operatorId }: Operator, body: unknown, command: NoticeEdit['command']) {
    const { version = null, reason, ...request } = parseBody(body, NoticeRequest);
    const edit = { id, draft: draftOf(request), command, seen: version, operatorId, reason };
    const outcome = await this.commands.execute(new EditNotice(edit));
    if (!('code' in outcome)) return noticeResource(outcome);
    throw outcome.code === 'StaleVersion' ? stale() : new RefusedError(404);
  }
}

const timeOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** @throws RefusedError 400 when it would end before it begins */
const draftOf = (request: Omit<NoticeRequest, 'version' | 'reason'>): NoticeDraft => {
  const show_from = timeOf(request.show_from);
  const show_to = timeOf(request.show_to);
  if (show_from && show_to && show_to <= show_from) throw new RefusedError(400, fieldError('show_to', ENDS_TOO_EARLY));
  return { ...request, show_from, show_to };
};
