import type { Refusal } from '../../../services/platform/http/wire.contract.js';

export type { Flag, ListAnswer, Refusal } from '../../../services/platform/http/wire.contract.js';

/** An identifier of the shop; opaque to clients. */
export type Id = string | number;

/** Messages under the fields they concern. */
export type FieldErrors = NonNullable<Refusal['errors']>;

/** The envelope of every answer. */
export interface Answer {
  readonly state: number;
  readonly result?: unknown;
  readonly errors?: FieldErrors;
}

/** Only the first message of a field is shown. */
export const firstError = (errors: FieldErrors | undefined, field: string): string | undefined => errors?.[field]?.[0];

/** The shop did not do what was asked: `state` is that of the answer, 0 when none came. */
export class ApiError extends Error {
  constructor(
    readonly state: number,
    readonly errors?: FieldErrors,
  ) {
    super(state === 0 ? 'no answer' : `answered with state ${state}`);
  }
}

/** The shop has released another build of the client. The part that is missing comes with a reload. */
export class OutdatedError extends ApiError {
  constructor() {
    super(0);
  }
}

/** What the shop says of it in the reader's language, if it says anything. */
export const shopsWords = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.errors ?? {})[0]?.[0] : undefined;

/** Whether nobody was reached, so that the same may be done again. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.state === 0;
