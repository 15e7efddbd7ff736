import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CSRF_FIELD } from '../../dist/services/platform/http/access/csrf-token.js';
import { SESSION_COOKIE } from '../../dist/services/platform/http/requests/request-context.js';

/** What a write may answer for good; after anything else the same value is sent again. */
const FINAL = new Set([200, 204, 400, 404]);
/** Not busy, not dead: an answer to a value that is ours. */
const NEVER = new Set([401, 403]);
const ATTEMPT_MS = 30_000;
/** The process that would answer is killed again and again; a busy machine starts it slowly. */
const PATIENCE_MS = 600_000;
const BETWEEN_ATTEMPTS_MS = 100;

/** The state of an answer, if it is one of the shop's. */
const stateOf = (text) => {
  try {
    return JSON.parse(text).state;
  } catch {
    return undefined;
  }
};

/** A write as it is sent, each time to the letter. @param value the anti-forgery value, which carries this write alone */
export const writeOf = (token, value, path, payload) => ({ token, value, path, json: JSON.stringify(payload) });

/** What a member's browser sends with each request. */
export const cookieOf = (token) => `${SESSION_COOKIE}=${token}`;

const attempt = async (url, { token, value, path, json }) => {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { cookie: cookieOf(token) },
    body: new URLSearchParams({ [CSRF_FIELD]: value, json }),
    signal: AbortSignal.timeout(ATTEMPT_MS),
  });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  return { body: await response.text(), session: session?.slice(SESSION_COOKIE.length + 1).split(';')[0] };
};

/**
 * Sends a write until it is answered for good, as a member does who presses the button again.
 *
 * @returns the whole answer, how often it was sent, and the session that came with it, if one did
 * @throws Error when it is refused for its value or its session, or never answered
 */
export const sendUntilAcknowledged = async (url, write) => {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let attempts = 1; ; attempts++) {
    const { body, session } = await attempt(url, write).catch(() => ({ body: '' }));
    const state = stateOf(body);
    if (FINAL.has(state)) return { state, body, attempts, session };
    if (NEVER.has(state)) throw new Error(`${write.path} was refused: ${body}`);
    if (performance.now() > giveUpAt) throw new Error(`${write.path} was not answered within ${PATIENCE_MS / 1000} s`);
    await pause(BETWEEN_ATTEMPTS_MS);
  }
};

/** The key under which the shop keeps the answer to a write. */
export const responseKeyOf = ({ token, value }) =>
  `${createHash('sha256').update(token).digest('base64url').slice(0, 22)}.${value.slice(0, 22)}`;
