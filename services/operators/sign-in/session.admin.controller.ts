import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normalizeMailAddress } from '../../kernel/mail-address.js';
import { DEVICE_KNOWN_SECONDS } from '../../platform/attempts/known-devices.js';
import { ForEveryOperator, ForSignIn, Operating } from '../../platform/console-api/access/for-operators.js';
import { DEVICE_COOKIE, OPERATOR_COOKIE } from '../../platform/console-api/access/operator.guard.js';
import { Permissions } from '../../platform/console-api/access/permissions.js';
import type { OperatorSession } from '../../platform/console-api/access/signed-in-operators.js';
import { AccessTrail } from '../../platform/console-api/audit-trail/access-trail.rows.js';
import { parseBody } from '../../platform/console-api/lists/parse-body.js';
import { clearCookie, readCookie, setCookie } from '../../platform/http/access/cookies.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { IDLE_MS, OperatorSessions } from '../rows/sessions.rows.js';
import { SignInLimits } from '../rows/sign-in-limits.rows.js';
import { SignIn, type SignInOutcome } from './sign-in.command.js';
import { type SignedIn, SignInRequest } from './sign-in.contract.js';

const COOKIE = { sameSite: 'strict', path: '/admin-api' } as const;

const NO_MATCH = buildFieldError('mail', {
  ja: 'メールアドレスまたはパスワードが一致しません。',
  en: 'The email address or password does not match.',
});
const OTP_NEEDED = buildFieldError('otp', {
  ja: '認証アプリに表示されている6桁のコードを入力してください。',
  en: 'Enter the 6-digit code that your authenticator shows.',
});
const OTP_WRONG = buildFieldError('otp', {
  ja: 'コードが正しくないか、使用済みです。次のコードが表示されてから入力してください。',
  en: 'The code is wrong or has been used. Wait for the next one and enter that.',
});
const TOO_MANY = buildFieldError('mail', {
  ja: 'ログインの試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  en: 'Too many attempts to sign in. Wait a while, then try again.',
});

const refused = (refusal: Extract<SignInOutcome, { refusal: unknown }>['refusal']): RefusedError => {
  switch (refusal.code) {
    case 'NoMatch':
      return new RefusedError(400, NO_MATCH);
    case 'OtpNeeded':
      return new RefusedError(400, OTP_NEEDED);
    case 'OtpWrong':
      return new RefusedError(400, OTP_WRONG);
    case 'TooManyAttempts':
      return new RefusedError(429, TOO_MANY, refusal.retryAfterSeconds);
  }
};

/** Accepts JSON alone, which a form of another site cannot send. Before sign-in there is no CSRF token to check. */
const isJson = (request: FastifyRequest): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');

/** Opens, returns and ends the operator's own session. */
@Controller('admin-api/session')
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: OperatorSessions,
    private readonly permissions: Permissions,
    private readonly trail: AccessTrail,
    private readonly limits: SignInLimits,
  ) {}

  @Post()
  @ForSignIn()
  async signIn(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const waitSeconds = await this.limits.countFrom(request.ip);
    if (waitSeconds > 0) throw new RefusedError(429, TOO_MANY, waitSeconds);
    const { mail, password, otp } = parseBody(isJson(request) ? body : null, SignInRequest);
    const device = readCookie(request, DEVICE_COOKIE);
    const outcome = await this.commands.execute(
      new SignIn(normalizeMailAddress(mail), password, otp, request.ip, device),
    );
    if ('refusal' in outcome) throw refused(outcome.refusal);
    setCookie(reply, OPERATOR_COOKIE, outcome.token, COOKIE);
    setCookie(reply, DEVICE_COOKIE, outcome.device, { ...COOKIE, maxAge: DEVICE_KNOWN_SECONDS });
    return this.read(outcome.session);
  }

  @Get()
  @ForEveryOperator()
  read(@Operating() { sessionId, operatorId, name, role, hasOtp, mustSetUpOtp }: OperatorSession): SignedIn {
    return {
      id: operatorId,
      name,
      role,
      csrf: this.sessions.csrfOf(sessionId),
      may: this.permissions.of(role),
      has_otp: hasOtp,
      must_set_up_otp: mustSetUpOtp,
      idle_seconds: IDLE_MS / 1000,
    };
  }

  @Delete()
  @ForEveryOperator()
  async signOut(
    @Operating() { sessionId, operatorId }: OperatorSession,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await this.sessions.close(sessionId);
    const entry = { operatorId, resource: 'operators', id: operatorId, command: 'sign-out', outcome: 'done' };
    await this.trail.record(entry);
    clearCookie(reply, OPERATOR_COOKIE, COOKIE);
    return {};
  }
}
