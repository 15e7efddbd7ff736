import type { Bilingual, Language } from '../../../kernel/languages.js';
import type { Refusal } from '../requests/wire.contract.js';

/** Messages under the fields they concern; only the first of a field is shown. */
export type FieldErrors = Readonly<Record<string, readonly Bilingual[]>>;

/** What a controller answers, before language and anti-forgery value are put in. */
export interface AnyEnvelope {
  readonly state: 200 | 204 | Refusal['state'];
  readonly errors?: FieldErrors;
}

/** One of which nothing more is known. */
export interface Envelope extends AnyEnvelope {
  readonly [field: string]: unknown;
}

/** Nothing was done. */
export interface Refused extends AnyEnvelope {
  readonly state: Refusal['state'];
}

/** What the contract of a call says that it answers, or a refusal. */
export type CallResponse<Body extends AnyEnvelope> = Body | Refused;

/** An answer to a read that was built before and is kept as the bytes that are sent. */
export interface Bytes {
  readonly state: number;
  readonly body: Uint8Array;
  /** The moment, in ms, from which on it is no longer true, if that is known. */
  readonly until?: number;
}

/** A request that is refused before any rule is asked. */
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

/** One message under one field. */
export const buildFieldError = (field: string, message: Bilingual): FieldErrors => ({ [field]: [message] });

/** The HTTP status of a state: the same, but for 204, whose body is needed, and 9999. */
export const httpStatusOf = (state: number): number => (state === 204 ? 200 : state === 9999 ? 503 : state);

/** The envelope in the request's language. */
export const localizeEnvelope = (envelope: AnyEnvelope, language: Language): Record<string, unknown> =>
  envelope.errors === undefined
    ? { ...envelope }
    : {
        ...envelope,
        errors: Object.fromEntries(
          Object.entries(envelope.errors).map(([field, messages]) => [field, messages.map((m) => m[language])]),
        ),
      };
