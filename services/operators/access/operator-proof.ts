import { Injectable } from '@nestjs/common';
import type { Refusal } from '../../kernel/decision.js';
import type { OperatorSession } from '../../platform/console-api/access/signed-in-operators.js';
import { OperatorAccounts } from '../rows/accounts.rows.js';
import { OneTimePasswords } from '../rows/one-time-passwords.rows.js';
import { SignInLimits } from '../rows/sign-in-limits.rows.js';

export type ProofRefused =
  | Refusal<'PasswordWrong' | 'OtpWrong'>
  | (Refusal<'TooManyAttempts'> & { readonly retryAfterSeconds: number });

/** Confirms the identity of the operator of an open session. Allows ten attempts in 15 minutes. */
@Injectable()
export class OperatorProof {
  constructor(
    private readonly accounts: OperatorAccounts,
    private readonly codes: OneTimePasswords,
    private readonly limits: SignInLimits,
  ) {}

  /** Checks the password. @returns the refusal; null if it is right */
  async byPassword(operatorId: string, password: string): Promise<ProofRefused | null> {
    return this.tried(operatorId, async () =>
      (await this.accounts.hasPassword(operatorId, password)) ? null : { code: 'PasswordWrong' },
    );
  }

  /** Checks a code of the current authenticator. An operator without one is refused. */
  async byOtp({ operatorId, hasOtp }: OperatorSession, code: string): Promise<ProofRefused | null> {
    return this.tried(operatorId, async () =>
      hasOtp && (await this.codes.use(operatorId, code)) ? null : { code: 'OtpWrong' },
    );
  }

  private async tried(operatorId: string, prove: () => Promise<ProofRefused | null>): Promise<ProofRefused | null> {
    const retryAfterSeconds = await this.limits.count(`proof:${operatorId}`);
    if (retryAfterSeconds > 0) return { code: 'TooManyAttempts', retryAfterSeconds };
    const refusal = await prove();
    if (!refusal) await this.limits.forget(`proof:${operatorId}`);
    return refusal;
  }
}
