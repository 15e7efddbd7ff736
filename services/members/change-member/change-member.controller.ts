import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse, type FieldErrors } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { TEL_FIXED } from '../wire/tel-fixed.messages.js';
import { ChangeMember } from './change-member.command.js';
import { ChangeMemberRequest } from './change-member.contract.js';
import type { ChangeMemberRefused } from './change-member.decide.js';

const FIXED = {
  ja: 'この項目は変更できません。変更が必要な場合はお問い合わせください。',
  en: 'This cannot be changed here. If it has changed, contact us.',
};

const errorsOf = (refusal: ChangeMemberRefused): FieldErrors => {
  switch (refusal.code) {
    case 'FieldsFixed':
      return Object.assign({}, ...refusal.fields.map((field) => buildFieldError(field, FIXED)));
    case 'TelFixed':
      return TEL_FIXED;
    case 'NoSuchNumber':
      return buildFieldError('tel', {
        ja: '電話番号は、携帯電話なら11桁、固定電話なら10桁の数字で入力してください。',
        en: 'Enter a phone number of Japan, like 09012345678: 11 digits of a mobile, 10 of another phone.',
      });
  }
};

/** POST /api/user/change */
@Controller('user')
export class ChangeMemberController {
  constructor(private readonly commands: CommandBus) {}

  @Post('change')
  @HttpCode(200)
  @ForMembers()
  change(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { tel, ...others } = write.parse(ChangeMemberRequest);
    const idempotencyKey = write.idempotencyKey(
      (refusal: ChangeMemberRefused | null): CallResponse<Done> =>
        refusal ? { state: 400, errors: errorsOf(refusal) } : { state: 200 },
    );
    return this.commands.execute(new ChangeMember(memberOf(write.context), { ...others, tel }, idempotencyKey));
  }
}
