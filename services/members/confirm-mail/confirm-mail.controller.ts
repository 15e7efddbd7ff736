import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForVisitors } from '../../platform/http/access/access.js';
import { Write, WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse, type Refused } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { ConfirmMail } from './confirm-mail.command.js';
import { ConfirmMailRequest } from './confirm-mail.contract.js';
import type { ConfirmMailRefused } from './confirm-mail.decide.js';

const REFUSALS: Record<ConfirmMailRefused['code'], Refused> = {
  LinkUnknown: {
    state: 400,
    errors: buildFieldError('token', {
      ja: 'このリンクは使えません。ログインして、マイページから確認メールをもう一度お送りください。',
      en: 'This link cannot be used. Log in, and have the mail sent again from your page.',
    }),
  },
  LinkExpired: {
    state: 400,
    errors: buildFieldError('token', {
      ja: 'このリンクは有効期限が切れています。ログインして、マイページから確認メールをもう一度お送りください。',
      en: 'This link has expired. Log in, and have the mail sent again from your page.',
    }),
  },
};

/** Confirms a mail address. Mail is often read on another device, so that the browser need not be logged in. */
@Controller('user')
export class ConfirmMailController {
  constructor(private readonly commands: CommandBus) {}

  @Post('confirm_mail')
  @ForVisitors()
  confirm(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { token } = write.parse(ConfirmMailRequest);
    const idempotencyKey = write.idempotencyKey(
      (refusal: ConfirmMailRefused | null): CallResponse<Done> => (refusal ? REFUSALS[refusal.code] : { state: 200 }),
    );
    return this.commands.execute(new ConfirmMail(token.trim(), idempotencyKey));
  }
}
