import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForVisitors } from '../../platform/http/access/access.js';
import { ChangesByGet } from '../../platform/http/access/own-pages.guard.js';
import { Sessions } from '../../platform/http/access/sessions.js';
import { CurrentContext, type RequestContext, setSessionCookie } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

@Controller('user')
export class LogOutController {
  constructor(private readonly sessions: Sessions) {}

  @Get('logout')
  @ChangesByGet()
  @ForVisitors()
  async logOut(
    @CurrentContext() context: RequestContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    await this.sessions.close(context.sessionId);
    setSessionCookie(reply, this.sessions.newToken());
    return { state: 200 };
  }
}
