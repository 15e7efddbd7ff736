import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Bilingual } from '../../kernel/languages.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { GiveBirthday } from './give-birthday.command.js';
import { GiveBirthdayRequest } from './give-birthday.contract.js';
import type { GiveBirthdayRefused } from './give-birthday.decide.js';

const WRONG: Bilingual = {
  ja: '生年月日が正しくありません。年・月・日をご確認ください。',
  en: 'This is not a valid date of birth. Please check year, month and day.',
};
const REFUSED: Readonly<Record<GiveBirthdayRefused['code'], Bilingual>> = {
  NoSuchDay: WRONG,
  NotYetBorn: WRONG,
  TooLongAgo: WRONG,
  BirthdayFixed: {
    ja: '生年月日は登録済みのため変更できません。誤りがある場合はお問い合わせください。',
    en: 'Your date of birth is registered and cannot be changed here. If it is wrong, contact us.',
  },
};

/** POST /api/user/birthday */
@Controller('user')
export class GiveBirthdayController {
  constructor(private readonly commands: CommandBus) {}

  @Post('birthday')
  @HttpCode(200)
  @ForMembers()
  give(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { birthday } = write.parse(GiveBirthdayRequest);
    const idempotencyKey = write.idempotencyKey(
      (refusal: GiveBirthdayRefused | null): CallResponse<Done> =>
        refusal ? { state: 400, errors: buildFieldError('birthday', REFUSED[refusal.code]) } : { state: 200 },
    );
    return this.commands.execute(new GiveBirthday(memberOf(write.context), birthday.trim(), idempotencyKey));
  }
}
