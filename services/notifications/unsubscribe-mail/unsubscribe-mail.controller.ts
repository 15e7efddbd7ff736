import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { ForProviders } from '../../platform/http/access/access.js';
import { BodyLimit } from '../../platform/http/requests/body.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { UnsubscribeLinks } from '../wire/unsubscribe-links.js';
import { UnsubscribeMail } from './unsubscribe-mail.command.js';

const SEE_OTHER = 303;
/** `List-Unsubscribe=One-Click`, with room for what mail programs add. */
const MAX_BYTES = 1024;

/** Unsubscribes for mail programs, which have no session: the signed token authorizes the request. */
@Controller('unsubscribe')
export class UnsubscribeMailController {
  constructor(
    private readonly commands: CommandBus,
    private readonly links: UnsubscribeLinks,
  ) {}

  @Post(':token')
  @HttpCode(200)
  @ForProviders()
  @BodyLimit(MAX_BYTES)
  async unsubscribe(@Param('token') token: string): Promise<Done> {
    const unsubscribed = this.links.read(token);
    if (!unsubscribed) throw new RefusedError(404);
    await this.commands.execute(new UnsubscribeMail(unsubscribed));
    return { state: 200 };
  }

  @Get(':token')
  @ForProviders()
  redirectToSettings(@Res() reply: FastifyReply): void {
    reply.redirect('/notifications', SEE_OTHER);
  }
}
