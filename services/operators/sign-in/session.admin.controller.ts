import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import { ForOperators, ForSignIn, Operating } from '../for-operators.js';
import { OPERATOR_COOKIE } from '../operator.guard.js';
import { parseBody } from '../parse-command.js';
import { type OperatorSession, OperatorSessions } from '../sessions.js';
import { SignIn } from './sign-in.command.js';
import { type SignedIn, SignInRequest } from './sign-in.contract.js';

const NO_MATCH = fieldError('mail', {
  ja: 'メールアドレスまたはパスワードが一致しません。',
  en: 'The mail address or the password does not match.',
});
const TOO_MANY = fieldError('mail', {
  ja: 'ログインの試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  en: 'Too many attempts to sign in. Wait a while, then try again.',
});

/** A form of another site can send text of any kind but this; before sign-in no csrf value would tell it apart. */
const isJson = (request: FastifyRequest): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');

/** The operator's own session. */
@Controller('admin-api/session')
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: OperatorSessions,
  ) {}

  @Post()
  @ForSignIn()
  async signIn(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { mail, password } = parseBody(isJson(request) ? body : null, SignInRequest);
    const outcome = await this.commands.execute(new SignIn(mail, password, request.ip));
    if ('refusal' in outcome) {
      if (outcome.refusal.code === 'NoMatch') throw new RefusedError(400, NO_MATCH);
      throw new RefusedError(429, TOO_MANY, outcome.refusal.retryAfterSeconds);
    }
    reply.setCookie(OPERATOR_COOKIE, outcome.token, this.cookie(request));
    return this.read(outcome.session);
  }

  @Get()
  @ForOperators('owner', 'support', 'finance')
  read(@Operating() { sessionId, name, role }: OperatorSession): SignedIn {
    return { name, role, csrf: this.sessions.csrfOf(sessionId) };
  }

  @Delete()
  @ForOperators('owner', 'support', 'finance')
  async signOut(
    @Operating() { sessionId }: OperatorSession,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await this.sessions.close(sessionId);
    reply.clearCookie(OPERATOR_COOKIE, this.cookie(request));
    return {};
  }

  private cookie(request: FastifyRequest) {
    return { httpOnly: true, sameSite: 'strict', path: '/admin-api', secure: request.protocol === 'https' } as const;
  }
}
