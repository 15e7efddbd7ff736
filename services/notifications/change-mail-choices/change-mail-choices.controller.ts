import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { isSet } from '../../platform/http/requests/codes.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { CallResponse } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { MailChoices } from '../streams/mail-choices.js';
import { toMailChoicesDetail } from '../wire/mail-choices.js';
import { ChangeMailChoices } from './change-mail-choices.command.js';
import { ChangeMailChoicesRequest, type MailChoicesResponse } from './change-mail-choices.contract.js';

/** POST /api/user/notification_settings */
@Controller('user')
export class ChangeMailChoicesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('notification_settings')
  @HttpCode(200)
  @ForMembers()
  change(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { expiry, undecided, shipping, news } = write.parse(ChangeMailChoicesRequest);
    const choices: MailChoices = {
      expiry: isSet(expiry),
      undecided: isSet(undecided),
      shipping: isSet(shipping),
      news: isSet(news),
    };
    const key = write.idempotencyKey(
      (kept: MailChoices): CallResponse<MailChoicesResponse> => ({
        state: 200,
        detail: toMailChoicesDetail(kept),
      }),
    );
    return this.commands.execute(new ChangeMailChoices(memberOf(write.context), choices, key));
  }
}
