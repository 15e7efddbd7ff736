/** The response to a command as it was sent: the state and the exact bytes. */
export interface CommandResponse {
  readonly state: number;
  readonly body: string;
  /** The body to store, if `body` holds a secret that must not be in the database. */
  readonly storedBody?: string;
}

/** Returns the body that the database stores. */
export const storedBodyOf = ({ body, storedBody }: CommandResponse): string => storedBody ?? body;

/**
 * The idempotency key of a command. The response is stored in the command's transaction. A repeat with the same payload gets
 * the same bytes and has no second effect.
 */
export interface IdempotencyKey<Outcome> {
  readonly key: string;
  readonly payloadHash: string;
  /** Renders the response. Pure, because a retried transaction renders again. */
  render(outcome: Outcome): CommandResponse;
  /** Returns true if the response must be stored. By default every response is. */
  isKept?(response: CommandResponse): boolean;
}

/** Thrown when an idempotency key was used before with another payload. */
export class KeyReusedError extends Error {
  constructor() {
    super('the key of this command was used for another payload');
  }
}

export interface StoredResponse extends CommandResponse {
  readonly key: string;
  readonly payloadHash: string;
}

/**
 * Returns the stored response to the same payload.
 *
 * @throws KeyReusedError if the payload differs
 */
export const replay = (stored: StoredResponse, payloadHash: string): CommandResponse => {
  if (stored.payloadHash !== payloadHash) throw new KeyReusedError();
  return { state: stored.state, body: stored.body };
};
