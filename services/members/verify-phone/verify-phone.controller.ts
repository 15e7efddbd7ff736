import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Bilingual } from '../../kernel/languages.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { VerifyPhone } from './verify-phone.command.js';
import { extractCodeDigits, VerifyPhoneRequest } from './verify-phone.contract.js';
import type { VerifyPhoneRefused } from './verify-phone.decide.js';

const wordsOf = (refusal: VerifyPhoneRefused): Bilingual => {
  switch (refusal.code) {
    case 'CodeWrong':
      return {
        ja: `認証コードが違います。SMSをご確認ください（あと${refusal.triesLeft}回入力できます）。`,
        en: `The code is not correct. Check the text message; you have ${refusal.triesLeft} more ${refusal.triesLeft === 1 ? 'try' : 'tries'}.`,
      };
    case 'TooManyTries':
      return {
        ja: '認証コードを5回間違えたため、このコードは使えません。新しいコードを送信してください。',
        en: 'The code was wrong five times and can no longer be used. Please have a new one sent.',
      };
    case 'CodeExpired':
      return {
        ja: '認証コードの有効期限（10分）が切れています。新しいコードを送信してください。',
        en: 'The code has expired; codes are valid for 10 minutes. Please have a new one sent.',
      };
    case 'NoCode':
      return {
        ja: '有効な認証コードがありません。SMSコードを送信してください。',
        en: 'Please have a code sent first.',
      };
    case 'NumberTaken':
      return {
        ja: 'この電話番号は別のアカウントで認証されています。そのアカウントでログインするか、お問い合わせください。',
        en: 'This phone number is verified for another account. Log in to that account, or contact us.',
      };
  }
};

/** POST /api/user/check_sms */
@Controller('user')
export class VerifyPhoneController {
  constructor(private readonly commands: CommandBus) {}

  @Post('check_sms')
  @HttpCode(200)
  @ForMembers()
  verify(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { sms_code } = write.parse(VerifyPhoneRequest);
    const idempotencyKey = write.idempotencyKey(
      (refusal: VerifyPhoneRefused | null): CallResponse<Done> =>
        refusal ? { state: 400, errors: buildFieldError('sms_code', wordsOf(refusal)) } : { state: 200 },
    );
    return this.commands.execute(new VerifyPhone(memberOf(write.context), extractCodeDigits(sms_code), idempotencyKey));
  }
}
