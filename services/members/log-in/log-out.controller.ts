import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForVisitors } from '../../platform/http/access.js';
import { type Envelope, RefusedError } from '../../platform/http/envelope.js';
import { Sessions } from '../../platform/http/sessions.js';
import { setSessionCookie, type Visit, Visiting } from '../../platform/http/visit.js';

@Controller('user')
export class LogOutController {
  constructor(private readonly sessions: Sessions) {}

  /** A `GET` that changes something: another site must not be able to send a member's browser here. */
  @Get('logout')
  @ForVisitors()
  async logOut(@Visiting() visit: Visit, @Res({ passthrough: true }) reply: FastifyReply): Promise<Envelope> {
    if (reply.request.headers['sec-fetch-site'] === 'cross-site') throw new RefusedError(403);
    await this.sessions.close(visit.sessionId);
    setSessionCookie(reply, this.sessions.newToken(), reply.request.protocol === 'https');
    return { state: 200 };
  }
}
