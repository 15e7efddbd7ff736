import { Controller, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { BusyError } from '../../platform/batcher.js';
import { ForVisitors } from '../../platform/http/access.js';
import { type Envelope, fieldError, RefusedError } from '../../platform/http/envelope.js';
import { Sessions } from '../../platform/http/sessions.js';
import { Write, WriteRequest } from '../../platform/http/visit.js';
import type { Answer } from '../../platform/store/answer.js';
import { whenceOf } from '../member-records.js';
import { NewSession } from '../new-session.js';
import { LogIn } from './log-in.command.js';
import { LogInRequest, NO_MATCH } from './log-in.contract.js';
import type { LogInRefused } from './log-in.decide.js';
import { LogInAttempts } from './log-in-attempts.js';

const REFUSALS: Record<LogInRefused['code'], Envelope> = {
  NoMatch: { state: 400, errors: fieldError('mail', NO_MATCH) },
  Banned: {
    state: 403,
    errors: fieldError('mail', {
      ja: 'このアカウントはご利用いただけません。お心当たりのない場合はお問い合わせください。',
      en: 'This account cannot be used. If you think this is a mistake, contact us.',
    }),
  },
};

const TOO_MANY = fieldError('mail', {
  ja: 'ログインの失敗が続いたため、一時的にログインできません。10分ほどおいてもう一度お試しください。',
  en: 'There were too many failed log-ins. Wait about 10 minutes, then try again.',
});

@Controller('user')
export class LogInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly attempts: LogInAttempts,
  ) {}

  @Post('login')
  @ForVisitors()
  async logIn(@Write() write: WriteRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Answer> {
    const request = write.parse(LogInRequest);
    const mail = request.mail.trim();
    const session = new NewSession(this.sessions, write, request.save_cookie === '1');
    const slot = session.slot((refusal: LogInRefused | null) => (refusal ? REFUSALS[refusal.code] : { state: 200 }));
    const whence = whenceOf(reply.request);
    const answer = await this.limited(mail, whence.address, new LogIn(mail, request.pass, whence, slot, session.open));
    await session.enter(answer, reply);
    return answer;
  }

  private async limited(mail: string, address: string, command: LogIn): Promise<Answer> {
    const waitSeconds = this.attempts.begin(mail, address);
    if (waitSeconds > 0) throw new RefusedError(429, TOO_MANY, waitSeconds);
    try {
      const answer = await this.commands.execute(command);
      if (answer.state !== 400) this.attempts.succeeded(mail, address);
      return answer;
    } catch (error) {
      if (error instanceof BusyError) this.attempts.withdraw(mail, address);
      throw error;
    }
  }
}
