import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Bilingual } from '../../kernel/languages.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { Sessions } from '../../platform/http/access/sessions.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { buildFieldError, type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import { PushServices } from '../../platform/push/push-service.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { PushStatus } from '../rows/push-devices.rows.js';
import type { PushResponse } from '../wire/push.contract.js';
import { toPushResponse } from '../wire/push.js';
import { type DeviceRefused, SubscribeDevice } from './subscribe-device.command.js';
import { SubscribeDeviceRequest } from './subscribe-device.contract.js';

const WORDS: Readonly<Record<DeviceRefused, Bilingual>> = {
  off: {
    ja: 'ただいま通知をお届けできません。メールでのお知らせをご利用ください。',
    en: 'Notifications on devices are not offered at the moment. Please use the emails instead.',
  },
  unusable: {
    ja: 'このブラウザでは通知をお届けできません。ブラウザを更新するか、別のブラウザでお試しください。',
    en: 'We cannot send notifications to this browser. Update it, or try another one.',
  },
};

/** POST /api/user/push/subscribe */
@Controller('user')
export class SubscribeDeviceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly services: PushServices,
  ) {}

  @Post('push/subscribe')
  @HttpCode(200)
  @ForMembers()
  async subscribe(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { endpoint, p256dh, auth } = write.parse(SubscribeDeviceRequest);
    const { sessionId, language } = write.context;
    const expiresAt = await this.sessions.endOf(sessionId);
    if (expiresAt === null) throw new RefusedError(401);
    const device = { memberId: memberOf(write.context), sessionId, expiresAt, language, endpoint, p256dh, auth };
    const key = write.idempotencyKey(
      (outcome: PushStatus | DeviceRefused): CallResponse<PushResponse> =>
        typeof outcome === 'string'
          ? { state: 400, errors: buildFieldError('endpoint', WORDS[outcome]) }
          : toPushResponse(outcome, this.services.publicKey),
    );
    return this.commands.execute(new SubscribeDevice(device, key));
  }
}
