import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForEveryOperator, Operating } from '../../platform/console-api/access/for-operators.js';
import type { OperatorSession } from '../../platform/console-api/access/signed-in-operators.js';
import { parseBody } from '../../platform/console-api/lists/parse-body.js';
import { OperatorProof } from '../access/operator-proof.js';
import { OneTimePasswords } from '../rows/one-time-passwords.rows.js';
import { SignInLimits } from '../rows/sign-in-limits.rows.js';
import { toProofRefusal } from '../wire/operator-proof.messages.js';
import type { OtpSetUp } from '../wire/otp.contract.js';
import { SetUpOtp } from './set-up-otp.command.js';
import { BeginOtpRequest, ConfirmOtpRequest } from './set-up-otp.contract.js';

/** `POST /admin-api/session/otp` and `…/confirm`: an operator sets up the authenticator that they sign in with. */
@Controller('admin-api/session/otp')
export class SetUpOtpController {
  constructor(
    private readonly codes: OneTimePasswords,
    private readonly limits: SignInLimits,
    private readonly proof: OperatorProof,
    private readonly commands: CommandBus,
  ) {}

  /** Begins the setup. It requires the password and a code of the current authenticator, so that an open session is not enough. */
  @Post()
  @ForEveryOperator()
  async begin(@Operating() operator: OperatorSession, @Body() body: unknown): Promise<OtpSetUp> {
    const { password, otp = '' } = parseBody(body, BeginOtpRequest);
    const { operatorId, hasOtp } = operator;
    const byPassword = await this.proof.byPassword(operatorId, password);
    if (byPassword) throw toProofRefusal(byPassword, 'password');
    const byOtp = hasOtp ? await this.proof.byOtp(operator, otp) : null;
    if (byOtp) throw toProofRefusal(byOtp, 'otp');
    return this.codes.begin(operatorId);
  }

  @Post('confirm')
  @ForEveryOperator()
  async confirm(@Operating() operator: OperatorSession, @Body() body: unknown): Promise<object> {
    const { otp } = parseBody(body, ConfirmOtpRequest);
    const retryAfterSeconds = await this.limits.count(`otp:${operator.operatorId}`);
    if (retryAfterSeconds > 0) throw toProofRefusal({ code: 'TooManyAttempts', retryAfterSeconds }, 'otp');
    if (!(await this.commands.execute(new SetUpOtp(operator, otp)))) throw toProofRefusal({ code: 'OtpWrong' }, 'otp');
    return {};
  }
}
