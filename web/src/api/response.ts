import type { Refusal } from '../../../services/platform/http/requests/wire.contract.js';

export type { Flag, ListAnswer, Refusal } from '../../../services/platform/http/requests/wire.contract.js';

/** Identifier of the shop's objects; opaque to clients. */
export type Id = string | number;

/** Error messages by field. */
export type FieldErrors = NonNullable<Refusal['errors']>;

/** Common fields of every response of the API. */
export interface ResponseBody {
  readonly state: number;
  readonly result?: unknown;
  readonly errors?: FieldErrors;
}

/** Returns the first error message of a field; pages show no others. */
export const getFirstError = (errors: FieldErrors | undefined, field: string): string | undefined =>
  errors?.[field]?.[0];

/** Failed request. `state` is the one of the response, or 0 when none arrived. */
export class ApiError extends Error {
  constructor(
    readonly state: number,
    readonly errors?: FieldErrors,
  ) {
    super(state === 0 ? 'no response' : `response with state ${state}`);
  }
}

/** A chunk is missing because the shop serves another build of the client. A reload loads the new build. */
export class OutdatedError extends ApiError {
  constructor() {
    super(0);
  }
}

/** Returns the shop's message about an error, in the current language; undefined without one. */
export const getRefusalText = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.errors ?? {})[0]?.[0] : undefined;

/** Returns true if no response arrived, so that the request may be repeated. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.state === 0;
