/** A browser that the member is logged in with. */
export interface OwnSession {
  readonly id: string;
  /** `Safari`, `Chrome`…; empty where it is not known. */
  readonly browser: string;
  /** `iPhone`, `Windows`…; empty where it is not known. */
  readonly system: string;
  /** When it logged in. */
  readonly created: string;
  /** When it was last used, to the hour. */
  readonly last_used: string;
  /** '1': the one that asks. */
  readonly is_current: '0' | '1';
}

export interface OwnSessionsResponse {
  readonly state: number;
  /** The one that asks first, the others by their last use. */
  readonly list: readonly OwnSession[];
}

export interface OwnSessionsCalls {
  /** The browsers that the member is logged in with. */
  'GET /api/user/session/list': { answer: OwnSessionsResponse };
}
