import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { ReadNotifications } from './read-notifications.command.js';

@Controller('user')
export class ReadNotificationsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('notifications/read')
  @ForMembers()
  read(@Write() write: WriteRequest): Promise<CommandResponse> {
    const key = write.idempotencyKey((): CallResponse<Done> => ({ state: 200 }));
    return this.commands.execute(new ReadNotifications(memberOf(write.context), key));
  }
}
