import { Controller, Post, Put } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { BodyLimit } from '../../platform/http/body.js';
import { NoticeTarget } from '../commands/notice.target.js';
import type { NoticeDraft } from '../rows/notices.rows.js';
import type { NoticeResource } from '../wire/notice.contract.js';
import { NOTICE_BYTES } from '../wire/notice-resource.js';
import { NoticeRequest } from './edit-notice.contract.js';
import { decideEditNotice } from './edit-notice.decide.js';

/** `POST /admin-api/notices` and `PUT /admin-api/notices/{id}`. */
@Controller('admin-api/notices')
export class EditNoticeController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly notices: NoticeTarget,
    private readonly clock: Clock,
  ) {}

  @Post()
  @BodyLimit(NOTICE_BYTES)
  @ForOperators('serve-members')
  create(@Commanded(NoticeRequest) command: OperatorCommand<NoticeRequest>): Promise<Answered<NoticeResource>> {
    const draft = draftOf(command.request);
    return this.commands.create(command, newId(this.clock.now()), this.notices, () => decideEditNotice(draft));
  }

  @Put(':id')
  @BodyLimit(NOTICE_BYTES)
  @ForOperators('serve-members')
  edit(@Commanded(NoticeRequest) command: OperatorCommand<NoticeRequest>): Promise<Answered<NoticeResource>> {
    const draft = draftOf(command.request);
    return this.commands.run(command, this.notices, () => decideEditNotice(draft));
  }
}

const timeOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

const draftOf = ({ version: _, reason: __, ...request }: NoticeRequest): NoticeDraft => ({
  ...request,
  show_from: timeOf(request.show_from),
  show_to: timeOf(request.show_to),
});
