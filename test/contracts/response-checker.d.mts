/** A response as sent. */
export interface SentAnswer {
  readonly method: string;
  /** Path of the route, `/api/user/pack/detail/{id}`. */
  readonly path: string;
  readonly status: number;
  readonly contentType: unknown;
  readonly body: string;
}

export class ResponseChecker {
  faultOf(answer: SentAnswer): string | undefined;
}
