import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { KnownDevices } from '../../platform/attempts/known-devices.js';
import { neighbourhoodOf } from '../../platform/attempts/network-of.js';
import type { OperatorSession } from '../../platform/console-api/access/signed-in-operators.js';
import { AccessTrail } from '../../platform/console-api/audit-trail/access-trail.rows.js';
import { OperatorAccounts } from '../rows/accounts.rows.js';
import { OneTimePasswords } from '../rows/one-time-passwords.rows.js';
import { OperatorSessions } from '../rows/sessions.rows.js';
import { SignInLimits } from '../rows/sign-in-limits.rows.js';

export interface TooManyAttempts extends Refusal<'TooManyAttempts'> {
  readonly retryAfterSeconds: number;
}

/** The new session, its secret and the browser's device token; or the refusal. */
export type SignInOutcome =
  | { readonly session: OperatorSession; readonly token: string; readonly device: string }
  | { readonly refusal: TooManyAttempts | Refusal<'NoMatch' | 'OtpNeeded' | 'OtpWrong'> };

/** Opens an operator's session. */
export class SignIn extends Command<SignInOutcome> {
  constructor(
    readonly mail: string,
    readonly password: string,
    /** The code of the authenticator, for operators that have one. */
    readonly otp: string | undefined,
    /** The address of the client. */
    readonly address: string,
    /** The device token of an earlier sign-in. */
    readonly device: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly limits: SignInLimits,
    private readonly devices: KnownDevices,
    private readonly accounts: OperatorAccounts,
    private readonly codes: OneTimePasswords,
    private readonly sessions: OperatorSessions,
    private readonly trail: AccessTrail,
  ) {}

  /** Records the outcome before it responds. */
  async execute(attempt: SignIn): Promise<SignInOutcome> {
    const outcome = await this.open(attempt);
    if ('refusal' in outcome) {
      const operatorId = await this.accounts.idOf(attempt.mail);
      await this.trail.recordFailedSignIn(operatorId, outcome.refusal.code, attempt.address);
    } else {
      const { operatorId } = outcome.session;
      const { address } = attempt;
      await this.trail.record({ ...signInOf(operatorId), address });
    }
    return outcome;
  }

  /**
   * Counts by browser if it is known, else by account and network of the address, so that strangers cannot lock the operator out
   * elsewhere. Codes are counted by account from everywhere, because only a person with the password may try one.
   */
  private async open({ mail, password, otp, address, device: deviceToken }: SignIn): Promise<SignInOutcome> {
    const known = this.devices.knows(mail, deviceToken);
    const counted = known ? `device:${deviceToken}` : `${mail} from ${neighbourhoodOf(address)}`;
    const retryAfterSeconds = await this.limits.count(counted);
    if (retryAfterSeconds > 0) return { refusal: { code: 'TooManyAttempts', retryAfterSeconds } };
    const operator = await this.accounts.authenticate(mail, password);
    if (!operator) return { refusal: { code: 'NoMatch' } };
    if (operator.hasOtp && !otp) return { refusal: { code: 'OtpNeeded' } };
    const codesCounted = `codes:${known ? deviceToken : operator.operatorId}`;
    if (operator.hasOtp) {
      const waitSeconds = await this.limits.count(codesCounted);
      if (waitSeconds > 0) return { refusal: { code: 'TooManyAttempts', retryAfterSeconds: waitSeconds } };
      if (!(await this.codes.use(operator.operatorId, otp!))) return { refusal: { code: 'OtpWrong' } };
    }
    await this.limits.forget(counted);
    await this.limits.forget(codesCounted);
    return { ...(await this.sessions.open(operator)), device: known ? deviceToken : this.devices.issue(mail) };
  }
}

const signInOf = (operatorId: string) => ({
  operatorId,
  resource: 'operators',
  id: operatorId,
  command: 'sign-in',
  outcome: 'done',
});
