import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Bilingual } from '../../kernel/languages.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { type TrialOutcome, TryDevice } from './try-device.command.js';

const WORDS: Readonly<Record<Exclude<TrialOutcome, 'queued'>, Bilingual>> = {
  off: {
    ja: 'この端末の通知はオフになっています。もう一度オンにしてからお試しください。',
    en: 'Notifications are off on this device. Turn them on again, then try.',
  },
  'too-often': {
    ja: 'テスト通知の回数が上限に達しました。10分ほど待ってから、もう一度お試しください。',
    en: 'You have sent several test notifications. Wait ten minutes, then try again.',
  },
};

/** POST /api/user/push/test */
@Controller('user')
export class TryDeviceController {
  constructor(private readonly commands: CommandBus) {}

  @Post('push/test')
  @HttpCode(200)
  @ForMembers()
  tryOut(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { context } = write;
    const key = write.idempotencyKey(
      (trial: TrialOutcome): CallResponse<Done> =>
        trial === 'queued' ? { state: 200 } : { state: 400, errors: buildFieldError('device', WORDS[trial]) },
    );
    return this.commands.execute(new TryDevice(memberOf(context), context.sessionId, key));
  }
}
