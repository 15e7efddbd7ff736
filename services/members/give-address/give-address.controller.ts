import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse, type FieldErrors } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { personOf } from '../wire/person.contract.js';
import { TEL_FIXED } from '../wire/tel-fixed.messages.js';
import { GiveAddress } from './give-address.command.js';
import { GiveAddressRequest } from './give-address.contract.js';
import type { GiveAddressRefused } from './give-address.decide.js';

const REFUSED: Readonly<Record<GiveAddressRefused['code'], FieldErrors>> = {
  AddressFixed: buildFieldError('address', {
    ja: 'ご住所は登録済みのため、こちらでは変更できません。変更が必要な場合はお問い合わせください。',
    en: 'Your address is registered and cannot be changed here. If it has changed, contact us.',
  }),
  TelFixed: TEL_FIXED,
};

/** POST /api/user/address */
@Controller('user')
export class GiveAddressController {
  constructor(private readonly commands: CommandBus) {}

  @Post('address')
  @HttpCode(200)
  @ForMembers()
  give(@Write() write: WriteRequest): Promise<CommandResponse> {
    const submitted = personOf(write.parse(GiveAddressRequest));
    const idempotencyKey = write.idempotencyKey(
      (refusal: GiveAddressRefused | null): CallResponse<Done> =>
        refusal ? { state: 400, errors: REFUSED[refusal.code] } : { state: 200 },
    );
    return this.commands.execute(new GiveAddress(memberOf(write.context), submitted, idempotencyKey));
  }
}
