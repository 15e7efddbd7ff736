import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Bilingual } from '../../kernel/languages.js';
import { fieldError, RefusedError } from '../../platform/http/envelope.js';
import { ForEveryOperator, Operating } from '../for-operators.js';
import { OneTimePasswords, type OtpSetUp } from '../one-time-passwords.js';
import { parseBody } from '../parse-command.js';
import type { OperatorSession } from '../sessions.js';
import { SignInLimits } from '../sign-in-limits.js';
import { SetUpOtp } from './set-up-otp.command.js';
import { BeginOtpRequest, ConfirmOtpRequest } from './set-up-otp.contract.js';

const WRONG: Bilingual = {
  ja: 'コードが正しくないか、使用済みです。次のコードが表示されてから入力してください。',
  en: 'The code is wrong or has been used. Wait for the next one and enter that.',
};
const TOO_MANY: Bilingual = {
  ja: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  en: 'Too many attempts. Wait a while, then try again.',
};

/** `POST /admin-api/session/otp` and `…/confirm`: an operator sets up the authenticator that he signs in with. */
@Controller('admin-api/session/otp')
export class SetUpOtpController {
  constructor(
    private readonly codes: OneTimePasswords,
    private readonly limits: SignInLimits,
    private readonly commands: CommandBus,
  ) {}

  /** Who has one already shows a code of it: a session left open is not enough to replace it. */
  @Post()
  @ForEveryOperator()
  async begin(@Operating() { operatorId, hasOtp }: OperatorSession, @Body() body: unknown): Promise<OtpSetUp> {
    const { otp = '' } = parseBody(body, BeginOtpRequest);
    if (hasOtp) {
      await this.count(operatorId);
      if (!(await this.codes.use(operatorId, otp))) throw new RefusedError(400, fieldError('otp', WRONG));
    }
    return this.codes.begin(operatorId);
  }

  @Post('confirm')
  @ForEveryOperator()
  async confirm(@Operating() operator: OperatorSession, @Body() body: unknown): Promise<object> {
    const { otp } = parseBody(body, ConfirmOtpRequest);
    await this.count(operator.operatorId);
    if (!(await this.commands.execute(new SetUpOtp(operator, otp))))
      throw new RefusedError(400, fieldError('otp', WRONG));
    return {};
  }

  private async count(operatorId: string): Promise<void> {
    const seconds = await this.limits.count(`otp:${operatorId}`);
    if (seconds > 0) throw new RefusedError(429, fieldError('otp', TOO_MANY), seconds);
  }
}
