import { parse } from 'secure-json-parse';
import { fieldError, RefusedError } from './envelope.js';

/** Bytes of a write's body at the most; 3,000 cards take a fifth of it. */
const BODY_LIMIT = 1_048_576;

/**
 * Bytes that are read at the most before the connection is cut. More than `BODY_LIMIT`, so that who sends too much can
 * still be told so.
 */
export const READ_LIMIT = 16 * BODY_LIMIT;

const MALFORMED = fieldError('json', {
  ja: '送信内容を読み取れませんでした。画面を更新して、もう一度お試しください。',
  en: 'The request could not be read. Reload the page and try again.',
});

const TOO_LARGE = fieldError('json', {
  ja: '送信内容が大きすぎます。',
  en: 'The request is too large.',
});

/** A write's body: the anti-forgery value and the payload as text. */
export interface WriteForm {
  readonly value: string | null;
  readonly json: string | null;
}

/** @throws RefusedError 400 under `json` when it is too large */
export const parseForm = (body: string, antiForgeryField: string): WriteForm => {
  if (body.length > BODY_LIMIT) throw new RefusedError(400, TOO_LARGE);
  const fields = new URLSearchParams(body);
  return { value: fields.get(antiForgeryField), json: fields.get('json') };
};

/**
 * The payload of a write.
 *
 * @throws RefusedError 400 under `json` when there is none, or it is no plain JSON object
 */
export const parsePayload = (json: string | null): Record<string, unknown> => {
  if (json === null) throw new RefusedError(400, MALFORMED);
  if (json.length > BODY_LIMIT) throw new RefusedError(400, TOO_LARGE);
  let payload: unknown;
  try {
    payload = parse(json, null, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw new RefusedError(400, MALFORMED);
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) throw new RefusedError(400, MALFORMED);
  return payload as Record<string, unknown>;
};
