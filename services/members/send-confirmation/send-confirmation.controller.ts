import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DAY_MS } from '../../kernel/time.js';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import {
  buildFieldError,
  type CallResponse,
  type Refused,
  RefusedError,
} from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { waitInWords } from '../wire/wait-in-words.js';
import { SendConfirmation, type SendConfirmationRefused } from './send-confirmation.command.js';

const ALREADY_CONFIRMED: Refused = {
  state: 400,
  errors: buildFieldError('mail', {
    ja: 'このメールアドレスは確認済みです。画面を再読み込みしてください。',
    en: 'This email address is confirmed already. Reload the page.',
  }),
};

/** Limits the mails. With the welcome mail they make up the three mails a day to an unconfirmed address. */
const limitsOf = (memberId: string): readonly AttemptLimit[] => [
  { key: `confirmation mail at once ${memberId}`, atOnce: 1, intervalMs: 60_000 },
  { key: `confirmation mails a day ${memberId}`, atOnce: 2, intervalMs: DAY_MS / 2 },
];

const tooMany = (waitSeconds: number): RefusedError => {
  const { ja, en } = waitInWords(waitSeconds);
  const message = {
    ja: `確認メールは送信済みです。届かない場合は迷惑メールフォルダーをご確認のうえ、${ja}にもう一度お試しください。`,
    en: `The mail has been sent. If it has not arrived, look among your junk mail, then try again ${en}.`,
  };
  return new RefusedError(429, buildFieldError('mail', message), waitSeconds);
};

@Controller('user')
export class SendConfirmationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: AttemptLimits,
  ) {}

  @Post('send_mail_confirmation')
  @ForMembers()
  async send(@Write() write: WriteRequest): Promise<CommandResponse> {
    const memberId = memberOf(write.context);
    const waitSeconds = await this.limits.count(...limitsOf(memberId));
    if (waitSeconds > 0) throw tooMany(waitSeconds);
    const idempotencyKey = write.idempotencyKey(
      (refusal: SendConfirmationRefused | null): CallResponse<Done> => (refusal ? ALREADY_CONFIRMED : { state: 200 }),
    );
    return this.commands.execute(new SendConfirmation(memberId, idempotencyKey));
  }
}
