import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { ChooseLanguage } from './choose-language.command.js';
import { ChooseLanguageRequest } from './choose-language.contract.js';

/** POST /api/user/language */
@Controller('user')
export class ChooseLanguageController {
  constructor(private readonly commands: CommandBus) {}

  @Post('language')
  @HttpCode(200)
  @ForMembers()
  choose(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { language } = write.parse(ChooseLanguageRequest);
    const idempotencyKey = write.idempotencyKey((): CallResponse<Done> => ({ state: 200 }));
    return this.commands.execute(new ChooseLanguage(memberOf(write.context), language, idempotencyKey));
  }
}
