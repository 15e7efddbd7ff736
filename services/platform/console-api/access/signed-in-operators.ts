import type { Operator } from './operator.js';

/** An operator at work, in one session. */
export interface OperatorSession extends Operator {
  readonly sessionId: string;
  readonly hasOtp: boolean;
  /** The operator must sign in with a one-time password, and has none yet. */
  readonly mustSetUpOtp: boolean;
  /** The operator has shown in the last ten minutes, in this session, who they are. */
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
