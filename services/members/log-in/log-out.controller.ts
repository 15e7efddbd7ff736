import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForVisitors } from '../../platform/http/access.js';
import type { Envelope } from '../../platform/http/envelope.js';
import { ChangesByGet } from '../../platform/http/own-pages.guard.js';
import { Sessions } from '../../platform/http/sessions.js';
import { setSessionCookie, type Visit, Visiting } from '../../platform/http/visit.js';

@Controller('user')
export class LogOutController {
  constructor(private readonly sessions: Sessions) {}

  @Get('logout')
  @ChangesByGet()
  @ForVisitors()
  async logOut(@Visiting() visit: Visit, @Res({ passthrough: true }) reply: FastifyReply): Promise<Envelope> {
    await this.sessions.close(visit.sessionId);
    setSessionCookie(reply, this.sessions.newToken());
    return { state: 200 };
  }
}
