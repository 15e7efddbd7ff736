import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access.js';
import { isSet } from '../../platform/http/codes.js';
import type { Reply } from '../../platform/http/envelope.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/request-context.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { MailWishes } from '../streams/mail-wishes.js';
import { mailWishesDetail } from '../wire/mail-wishes.js';
import { ChangeMailWishes } from './change-mail-wishes.command.js';
import { ChangeMailWishesRequest, type MailWishesAnswer } from './change-mail-wishes.contract.js';

/** POST /api/user/notification_settings */
@Controller('user')
export class ChangeMailWishesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('notification_settings')
  @HttpCode(200)
  @ForMembers()
  change(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { expiry, undecided, shipping, news } = write.parse(ChangeMailWishesRequest);
    const wishes: MailWishes = {
      expiry: isSet(expiry),
      undecided: isSet(undecided),
      shipping: isSet(shipping),
      news: isSet(news),
    };
    const slot = write.slot(
      (kept: MailWishes): Reply<MailWishesAnswer> => ({
        state: 200,
        detail: mailWishesDetail(kept),
      }),
    );
    return this.commands.execute(new ChangeMailWishes(memberOf(write.context), wishes, slot));
  }
}
