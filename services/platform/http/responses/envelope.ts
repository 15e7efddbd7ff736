import type { Bilingual, Language } from '../../../kernel/languages.js';
import type { Refusal } from '../requests/wire.contract.js';

/** Messages by field; only the first of a field is shown. */
export type FieldErrors = Readonly<Record<string, readonly Bilingual[]>>;

/** A controller's response, before its messages are localized and a CSRF token is added. */
export interface AnyEnvelope {
  readonly state: 200 | 204 | Refusal['state'];
  readonly errors?: FieldErrors;
}

/** An envelope with any further fields. */
export interface Envelope extends AnyEnvelope {
  readonly [field: string]: unknown;
}

/** Envelope of a refusal: nothing was done. */
export interface Refused extends AnyEnvelope {
  readonly state: Refusal['state'];
}

/** The response that the contract of a call specifies, or a refusal. */
export type CallResponse<Body extends AnyEnvelope> = Body | Refused;

/** A response to a read that is cached as the bytes to send. */
export interface Bytes {
  readonly state: number;
  readonly body: Uint8Array;
  /** Time in ms since 1970 at which the response becomes outdated, if known. */
  readonly until?: number;
}

/** Refuses a request before any rule of the business is checked. */
export class RefusedError extends Error {
  constructor(
    readonly state: Envelope['state'],
    readonly errors: FieldErrors = {},
    readonly retryAfterSeconds?: number,
  ) {
    super(`refused with ${state}`);
  }
}

export const INVALID: Bilingual = { ja: '不正な値です。', en: 'invalid value' };

/** Returns the errors that consist of one message under one field. */
export const buildFieldError = (field: string, message: Bilingual): FieldErrors => ({ [field]: [message] });

/** Returns the HTTP status of a state. It is the same, except for 204, which has a body here, and 9999. */
export const httpStatusOf = (state: number): number => (state === 204 ? 200 : state === 9999 ? 503 : state);

/** Returns the envelope with its messages in one language. */
export const localizeEnvelope = (envelope: AnyEnvelope, language: Language): Record<string, unknown> =>
  envelope.errors === undefined
    ? { ...envelope }
    : {
        ...envelope,
        errors: Object.fromEntries(
          Object.entries(envelope.errors).map(([field, messages]) => [field, messages.map((m) => m[language])]),
        ),
      };
