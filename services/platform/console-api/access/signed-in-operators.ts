import type { Operator } from './operator.js';

/** An operator in one session. */
export interface OperatorSession extends Operator {
  readonly sessionId: string;
  readonly hasOtp: boolean;
  /** True if the operator must sign in with one-time passwords and has not set them up. */
  readonly mustSetUpOtp: boolean;
  /** True if the operator has confirmed their identity in this session within ten minutes. */
  readonly confirmed: boolean;
}

/** The sessions of operators, as the guard needs them. The module of the staff provides them. */
export abstract class SignedInOperators {
  /**
   * Finds the operator of a live session; null if there is none.
   *
   * @param isAttended false for requests that a page sends by itself, which do not prolong the session
   */
  abstract find(token: string, isAttended?: boolean): Promise<OperatorSession | null>;

  /** Returns true if an unsafe request carries the CSRF token of its session. */
  abstract carriesCsrf(sessionId: string, value: unknown): boolean;
}
