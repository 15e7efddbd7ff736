/** What a write answered, as it was sent: the state and the exact bytes. */
export interface Answer {
  readonly state: number;
  readonly body: string;
  /** The body as it is kept, if it holds a value that nobody may read in the database. */
  readonly keptBody?: string;
}

/** Returns the body of an answer as the database keeps it. */
export const keptBodyOf = ({ body, keptBody }: Answer): string => keptBody ?? body;

/**
 * The place where a command's answer is kept, in the command's own transaction. The same key with the same payload gets
 * these bytes again and nothing happens twice.
 */
export interface AnswerSlot<Outcome> {
  readonly key: string;
  readonly payloadHash: string;
  /** Pure: it may run again when the transaction is tried again. */
  render(outcome: Outcome): Answer;
  /** Whether the answer is worth a row; where nothing is said, each is. */
  isKept?(answer: Answer): boolean;
}

/** The key of a command was used before, with another payload. */
export class KeyReusedError extends Error {
  constructor() {
    super('the key of this command was used for another payload');
  }
}

export interface StoredAnswer extends Answer {
  readonly key: string;
  readonly payloadHash: string;
}

/**
 * The first answer again, when it answered this payload.
 *
 * @throws KeyReusedError when it answered another
 */
export const replay = (stored: StoredAnswer, payloadHash: string): Answer => {
  if (stored.payloadHash !== payloadHash) throw new KeyReusedError();
  return { state: stored.state, body: stored.body };
};
