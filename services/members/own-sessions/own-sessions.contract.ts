/** A browser that the member is logged in with. */
export interface OwnSession {
  readonly id: string;
  /** `Safari`, `Chrome`…; empty if unknown. */
  readonly browser: string;
  /** `iPhone`, `Windows`…; empty if unknown. */
  readonly system: string;
  /** The time of the log-in. */
  readonly created: string;
  /** The last use, rounded to the hour. */
  readonly last_used: string;
  /** '1': the session of this request. */
  readonly is_current: '0' | '1';
}

export interface OwnSessionsResponse {
  readonly state: number;
  /** The current session first, the others by their last use. */
  readonly list: readonly OwnSession[];
}

export interface OwnSessionsCalls {
  /** Lists the browsers that the member is logged in with. */
  'GET /api/user/session/list': { answer: OwnSessionsResponse };
}
