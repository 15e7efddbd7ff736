import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { OperatorAccounts } from '../accounts.js';
import { type OperatorSession, OperatorSessions } from '../sessions.js';
import { SignInLimits } from './sign-in-limits.js';

export interface TooManyAttempts extends Refusal<'TooManyAttempts'> {
  readonly retryAfterSeconds: number;
}

/** The new session and its secret, or why there is none. */
export type SignInOutcome =
  | { readonly session: OperatorSession; readonly token: string }
  | { readonly refusal: TooManyAttempts | Refusal<'NoMatch'> };

/** Opens an operator's session. */
export class SignIn extends Command<SignInOutcome> {
  constructor(
    readonly mail: string,
    readonly password: string,
    /** Where it comes from. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly limits: SignInLimits,
    private readonly accounts: OperatorAccounts,
    private readonly sessions: OperatorSessions,
  ) {}

  async execute({ mail, password, address }: SignIn): Promise<SignInOutcome> {
    const retryAfterSeconds = await this.limits.count(mail, address);
    if (retryAfterSeconds > 0) return { refusal: { code: 'TooManyAttempts', retryAfterSeconds } };
    const operator = await this.accounts.authenticate(mail, password);
    if (!operator) return { refusal: { code: 'NoMatch' } };
    await this.limits.forget(mail);
    return this.sessions.open(operator);
  }
}
