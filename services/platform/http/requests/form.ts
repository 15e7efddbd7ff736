import { parse } from 'secure-json-parse';
import { buildFieldError, RefusedError } from '../responses/envelope.js';
import { isTooLarge } from './body.js';
import { isWithinLimits, MAX_FIELDS } from './json-limits.js';

const MALFORMED = buildFieldError('json', {
  ja: '送信内容を読み取れませんでした。画面を更新して、もう一度お試しください。',
  en: 'The request could not be read. Reload the page and try again.',
});

export const TOO_LARGE = buildFieldError('json', {
  ja: '送信内容が大きすぎます。内容を減らして、もう一度お試しください。',
  en: 'The request is too large. Send less and try again.',
});

const TOO_MANY_FIELDS = buildFieldError('json', {
  ja: '送信内容の項目が多すぎるか、入れ子が深すぎます。画面を更新して、もう一度お試しください。',
  en: 'The request has too many fields, or fields too deep within each other. Reload the page and try again.',
});

/** The body of a write: the CSRF token and the payload as JSON text. */
export interface WriteForm {
  readonly value: string | null;
  readonly json: string | null;
}

/**
 * Returns the text of a request's body; null when there is none.
 *
 * @throws RefusedError 400 under `json` when it was above its route's limit
 */
export const readBodyText = (body: unknown): string | null => {
  if (isTooLarge(body)) throw new RefusedError(400, TOO_LARGE);
  return typeof body === 'string' ? body : null;
};

const hasTooManyFields = (form: string): boolean => {
  let fields = 1;
  for (let at = form.indexOf('&'); at >= 0 && fields <= MAX_FIELDS; at = form.indexOf('&', at + 1)) fields += 1;
  return fields > MAX_FIELDS;
};

/** Parses the form of a write. @throws RefusedError 400 under `json` when it has more than `MAX_FIELDS` fields */
export const parseForm = (body: string, csrfField: string): WriteForm => {
  if (hasTooManyFields(body)) throw new RefusedError(400, TOO_MANY_FIELDS);
  const fields = new URLSearchParams(body);
  return { value: fields.get(csrfField), json: fields.get('json') };
};

/**
 * Parses the payload of a write.
 *
 * @throws RefusedError 400 under `json` when it is missing, no plain JSON object, or has too many fields or levels
 */
export const parsePayload = (json: string | null): Record<string, unknown> => {
  if (json === null) throw new RefusedError(400, MALFORMED);
  if (!isWithinLimits(json)) throw new RefusedError(400, TOO_MANY_FIELDS);
  let payload: unknown;
  try {
    payload = parse(json, null, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw new RefusedError(400, MALFORMED);
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) throw new RefusedError(400, MALFORMED);
  return payload as Record<string, unknown>;
};
