import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { type AnyEnvelope, buildFieldError } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { AgreeToText } from './agree-to-text.command.js';
import { AgreeToTextRequest } from './agree-to-text.contract.js';

const NO_SUCH_VERSION = buildFieldError('version', {
  ja: 'この版には同意できません。画面を更新して、いまの版をお確かめください。',
  en: 'This version cannot be accepted. Reload the page to see the current one.',
});

/** `POST /api/user/legal_texts/agree` */
@Controller('user')
export class AgreeToTextController {
  constructor(private readonly commands: CommandBus) {}

  @Post('legal_texts/agree')
  @HttpCode(200)
  @ForMembers()
  agree(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { name, version } = write.parse(AgreeToTextRequest);
    const key = write.idempotencyKey(
      (isDone: boolean): AnyEnvelope => (isDone ? { state: 200 } : { state: 400, errors: NO_SUCH_VERSION }),
    );
    return this.commands.execute(new AgreeToText(memberOf(write.context), { text: name, version }, key));
  }
}
