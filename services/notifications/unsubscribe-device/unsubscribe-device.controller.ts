import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import { PushServices } from '../../platform/push/push-service.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { PushStatus } from '../rows/push-devices.rows.js';
import type { PushResponse } from '../wire/push.contract.js';
import { toPushResponse } from '../wire/push.js';
import { UnsubscribeDevice } from './unsubscribe-device.command.js';

/** POST /api/user/push/unsubscribe */
@Controller('user')
export class UnsubscribeDeviceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly services: PushServices,
  ) {}

  @Post('push/unsubscribe')
  @HttpCode(200)
  @ForMembers()
  unsubscribe(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { context } = write;
    const key = write.idempotencyKey(
      (standing: PushStatus): CallResponse<PushResponse> => toPushResponse(standing, this.services.publicKey),
    );
    return this.commands.execute(new UnsubscribeDevice(memberOf(context), context.sessionId, key));
  }
}
