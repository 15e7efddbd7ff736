import { Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { KnownDevices } from '../../platform/attempts/known-devices.js';
import { networkOf } from '../../platform/attempts/network-of.js';
import { ForVisitors } from '../../platform/http/access/access.js';
import { Sessions } from '../../platform/http/access/sessions.js';
import { Write, WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import {
  buildFieldError,
  type CallResponse,
  type FieldErrors,
  type Refused,
  RefusedError,
} from '../../platform/http/responses/envelope.js';
import { ReadByPost } from '../../platform/http/responses/read-by-post.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { recordLogIn, whenceOf } from '../rows/member-records.rows.js';
import { NewSession } from '../sessions/new-session.js';
import type { Registration } from '../streams/registration.js';
import { nextPageOf } from '../wire/next-page.js';
import { waitInWords } from '../wire/wait-in-words.js';
import { CheckRegistration, RegisterMember, type RegistrationOutcome } from './register-member.command.js';
import { RegisterMemberRequest, registrationOf } from './register-member.contract.js';
import type { RegistrationProblem, RegistrationRefused } from './register-member.decide.js';
import { SignUpRequest, signUpOf } from './sign-up.contract.js';

const MAIL_TAKEN = buildFieldError('mail', {
  ja: 'このメールアドレスは登録済みです。ログインするか、別のメールアドレスを入力してください。',
  en: 'This email address is already registered. Log in, or enter another one.',
});

const ERRORS: Record<RegistrationProblem, FieldErrors> = {
  AlreadyRegistered: MAIL_TAKEN,
  MailTaken: MAIL_TAKEN,
  ReferralCodeUnknown: buildFieldError('referral_code', {
    ja: 'この紹介コードは見つかりません。コードを確認するか、空欄にしてください。',
    en: 'This referral code does not exist. Check it, or leave it empty.',
  }),
  ReferralCodeOwn: buildFieldError('referral_code', {
    ja: 'ご自身の紹介コードはお使いいただけません。空欄にしてください。',
    en: 'This referral code is your own. Leave it empty.',
  }),
  ReferralPlacesTaken: buildFieldError('referral_code', {
    ja: 'この紹介コードは、すでに10名の方にご利用いただいたため、特典をお付けできません。空欄にすると、そのままご登録いただけます。',
    en: 'Ten friends have used this referral code already, so it brings no bonus any more. Leave it empty to register without it.',
  }),
};

const refused = ({ problems }: RegistrationRefused): Refused => ({
  state: 400,
  errors: Object.assign({}, ...problems.map((problem) => ERRORS[problem])),
});

/**
 * Limits the registrations from one network. A school or a carrier may share one address; nobody else registers twenty people
 * at once.
 */
const registrationsFrom = (address: string): AttemptLimit => ({
  key: `registrations from ${networkOf(address)}`,
  atOnce: 20,
  intervalMs: 3 * 60_000,
});

/** Limits the checks from one network, because each shows whether a mail address is registered. */
const looksFrom = (address: string): AttemptLimit => ({
  key: `looks at registrations from ${networkOf(address)}`,
  atOnce: 60,
  intervalMs: 10_000,
});

const tooMany = (waitSeconds: number): RefusedError => {
  const { ja, en } = waitInWords(waitSeconds);
  const message = {
    ja: `ただいま登録が集中しています。入力内容はそのままで、${ja}にもう一度お試しください。`,
    en: `Too many people are registering from your network. Leave the form as it is, and try again ${en}.`,
  };
  return new RefusedError(429, buildFieldError('mail', message), waitSeconds);
};

/** Checks and performs registrations, with the long and the short form. */
@Controller('user')
export class RegisterMemberController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  @Post('confirm')
  @ReadByPost()
  @ForVisitors()
  async confirm(@Write() write: WriteRequest, @Req() request: FastifyRequest): Promise<CallResponse<Done>> {
    const registration = registrationOf(write.parse(RegisterMemberRequest), write.context.language);
    await this.limit(looksFrom(request.ip));
    const refusal = await this.commands.execute(new CheckRegistration(registration, write.context.memberId));
    return refusal ? refused(refusal) : { state: 200 };
  }

  @Post('append')
  @ForVisitors()
  append(@Write() write: WriteRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<CommandResponse> {
    const request = write.parse(RegisterMemberRequest);
    return this.register(write, reply, request, registrationOf(request, write.context.language));
  }

  @Post('sign_up')
  @ForVisitors()
  signUp(@Write() write: WriteRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<CommandResponse> {
    const request = write.parse(SignUpRequest);
    return this.register(write, reply, request, signUpOf(request, write.context.language));
  }

  private async register(
    write: WriteRequest,
    reply: FastifyReply,
    { pass, next }: SignUpRequest,
    registration: Registration,
  ): Promise<CommandResponse> {
    const whence = whenceOf(reply.request);
    const session = new NewSession(this.sessions, this.devices, write, false, whence.device);
    const idempotencyKey = session.buildIdempotencyKey(
      (outcome: RegistrationOutcome): CallResponse<Done> =>
        'refusal' in outcome ? refused(outcome.refusal) : { state: 200 },
    );
    const memberId = newId(this.clock.now());
    await this.limit(looksFrom(whence.address));
    const also = (tx: StoreTransaction) => {
      recordLogIn(tx, memberId, whence);
      session.open(tx, memberId);
    };
    const admit = () => this.limit(registrationsFrom(whence.address));
    const terms = { admit, also, askedBy: write.context.memberId, nextPage: nextPageOf(next) };
    const response = await this.commands.execute(
      new RegisterMember(memberId, registration, pass, idempotencyKey, terms),
    );
    await session.enter(response, reply, registration.mail);
    return response;
  }

  /** @throws RefusedError 429 when the limit is used up */
  private async limit(limit: AttemptLimit): Promise<void> {
    const waitSeconds = await this.limits.count(limit);
    if (waitSeconds > 0) throw tooMany(waitSeconds);
  }
}
