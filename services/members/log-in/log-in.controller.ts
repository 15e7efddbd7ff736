import { Controller, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { normalizeMailAddress } from '../../kernel/mail-address.js';
import { KnownDevices } from '../../platform/attempts/known-devices.js';
import { BusyError } from '../../platform/concurrency/batcher.js';
import { ForVisitors } from '../../platform/http/access/access.js';
import { Sessions } from '../../platform/http/access/sessions.js';
import { Write, WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import {
  buildFieldError,
  type CallResponse,
  type Refused,
  RefusedError,
} from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { whenceOf } from '../rows/member-records.rows.js';
import { deviceOf, NewSession } from '../sessions/new-session.js';
import { waitInWords } from '../wire/wait-in-words.js';
import { LogIn } from './log-in.command.js';
import { LogInRequest, NO_MATCH } from './log-in.contract.js';
import type { LogInRefused } from './log-in.decide.js';
import { type CountedAttempt, type LogInAttempt, LogInAttempts } from './log-in-attempts.js';

const REFUSALS: Record<LogInRefused['code'], Refused> = {
  NoMatch: { state: 400, errors: buildFieldError('mail', NO_MATCH) },
  Banned: {
    state: 403,
    errors: buildFieldError('mail', {
      ja: 'このアカウントはご利用いただけません。お心当たりのない場合はお問い合わせください。',
      en: 'This account cannot be used. If you think this is a mistake, please contact us.',
    }),
  },
};

const tooMany = ({
  waitSeconds,
  isDeviceKnown,
}: Pick<CountedAttempt, 'waitSeconds' | 'isDeviceKnown'>): RefusedError => {
  const { ja, en } = waitInWords(waitSeconds);
  const message = isDeviceKnown
    ? {
        ja: `ログインの失敗が続いたため、一時的にログインできません。${ja}にもう一度お試しください。`,
        en: `There were too many failed log-ins, so you cannot log in for a while. Try again ${en}.`,
      }
    : {
        ja: `ログインの失敗が続いたため、この端末からは一時的にログインできません。${ja}にもう一度お試しください。以前ログインしたことのある端末からは、今すぐログインできます。`,
        en: `There were too many failed log-ins, so you cannot log in from this device for a while. Try again ${en}. On a device that you have logged in with before, you can log in now.`,
      };
  return new RefusedError(429, buildFieldError('mail', message), waitSeconds);
};

@Controller('user')
export class LogInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly attempts: LogInAttempts,
    private readonly devices: KnownDevices,
  ) {}

  @Post('login')
  @ForVisitors()
  async logIn(@Write() write: WriteRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<CommandResponse> {
    const whence = whenceOf(reply.request);
    const requested = { address: whence.address, device: deviceOf(reply.request) };
    const { waitSeconds, isRefused } = await this.attempts.arrive(requested);
    if (isRefused) throw tooMany({ waitSeconds, isDeviceKnown: false });
    const request = write.parse(LogInRequest);
    const mail = normalizeMailAddress(request.mail);
    const session = new NewSession(this.sessions, this.devices, write, request.save_cookie === '1', whence.device);
    const idempotencyKey = session.buildIdempotencyKey(
      (refusal: LogInRefused | null): CallResponse<Done> => (refusal ? REFUSALS[refusal.code] : { state: 200 }),
    );
    const attempt = { ...requested, mail, networkWaitSeconds: waitSeconds };
    const isDeviceKnown = this.devices.knows(mail, requested.device);
    const command = new LogIn(mail, request.pass, whence, idempotencyKey, session.open, isDeviceKnown);
    const response = await this.limited(attempt, command);
    await session.enter(response, reply, mail);
    return response;
  }

  private async limited(attempt: LogInAttempt, command: LogIn): Promise<CommandResponse> {
    const counted = await this.attempts.begin(attempt);
    if (counted.waitSeconds > 0) throw tooMany(counted);
    try {
      const response = await this.commands.execute(command);
      if (response.state !== 400) await this.attempts.succeeded(counted);
      return response;
    } catch (error) {
      if (error instanceof BusyError) await this.attempts.withdraw(counted);
      throw error;
    }
  }
}
