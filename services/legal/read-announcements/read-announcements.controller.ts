import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { ReadAnnouncements } from './read-announcements.command.js';
import { ReadAnnouncementsRequest } from './read-announcements.contract.js';

/** `POST /api/user/legal_texts/read` */
@Controller('user')
export class ReadAnnouncementsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('legal_texts/read')
  @HttpCode(200)
  @ForMembers()
  read(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { ids } = write.parse(ReadAnnouncementsRequest);
    const key = write.idempotencyKey((): CallResponse<Done> => ({ state: 200 }));
    return this.commands.execute(new ReadAnnouncements(memberOf(write.context), ids, key));
  }
}
