import { Controller, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { KnownDevices } from '../../platform/attempts/known-devices.js';
import { ForVisitors } from '../../platform/http/access.js';
import { type Envelope, type FieldErrors, fieldError } from '../../platform/http/envelope.js';
import { Sessions } from '../../platform/http/sessions.js';
import { Write, WriteRequest } from '../../platform/http/visit.js';
import type { Answer } from '../../platform/store/answer.js';
import { recordLogIn, whenceOf } from '../member-records.js';
import { NewSession } from '../new-session.js';
import { CheckRegistration, RegisterMember, type RegistrationOutcome } from './register-member.command.js';
import { RegisterMemberRequest, registrationOf } from './register-member.contract.js';
import type { RegistrationProblem, RegistrationRefused } from './register-member.decide.js';

const MAIL_TAKEN = fieldError('mail', {
  ja: 'このメールアドレスは登録済みです。ログインするか、別のメールアドレスを入力してください。',
  en: 'This email address is already registered. Log in, or enter another one.',
});

const ERRORS: Record<RegistrationProblem, FieldErrors> = {
  AlreadyRegistered: MAIL_TAKEN,
  MailTaken: MAIL_TAKEN,
  ReferralCodeUnknown: fieldError('referral_code', {
    ja: 'この紹介コードは見つかりません。コードを確認するか、空欄にしてください。',
    en: 'This referral code does not exist. Check it, or leave it empty.',
  }),
};

const refused = ({ problems }: RegistrationRefused): Envelope => ({
  state: 400,
  errors: Object.assign({}, ...problems.map((problem) => ERRORS[problem])),
});

/** Registration, in two steps: the same decision without and with effect. */
@Controller('user')
export class RegisterMemberController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
  ) {}

  @Post('confirm')
  @ForVisitors()
  async confirm(@Write() write: WriteRequest): Promise<Envelope> {
    const registration = registrationOf(write.parse(RegisterMemberRequest), write.visit.language);
    const refusal = await this.commands.execute(new CheckRegistration(registration));
    return refusal ? refused(refusal) : { state: 200 };
  }

  @Post('append')
  @ForVisitors()
  async append(@Write() write: WriteRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Answer> {
    const request = write.parse(RegisterMemberRequest);
    const session = new NewSession(this.sessions, this.devices, write, false);
    const slot = session.slot((outcome: RegistrationOutcome) =>
      'refusal' in outcome ? refused(outcome.refusal) : { state: 200 },
    );
    const memberId = newId(this.clock.now());
    const registration = registrationOf(request, write.visit.language);
    const whence = whenceOf(reply.request);
    const answer = await this.commands.execute(
      new RegisterMember(memberId, registration, request.pass, slot, (tx) => {
        recordLogIn(tx, memberId, whence);
        session.open(tx, memberId);
      }),
    );
    await session.enter(answer, reply, registration.mail);
    return answer;
  }
}
