import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CSRF_FIELD } from '../../dist/services/platform/http/access/csrf-token.js';
import { SESSION_COOKIE } from '../../dist/services/platform/http/requests/request-context.js';

/** Final states of a write; after any other state the same request is sent again. */
const FINAL = new Set([200, 204, 400, 404]);
/** States that a valid session and CSRF token never get from a busy or restarting shop. */
const NEVER = new Set([401, 403]);
const ATTEMPT_MS = 30_000;
/** A long limit: the process is killed again and again, and a busy machine starts it slowly. */
const PATIENCE_MS = 600_000;
const BETWEEN_ATTEMPTS_MS = 100;

/** Returns the state of a response, undefined when the response is not the shop's. */
const stateOf = (text) => {
  try {
    return JSON.parse(text).state;
  } catch {
    return undefined;
  }
};

/** Builds a write that is resent unchanged. @param value the CSRF token, which serves this write alone */
export const writeOf = (token, value, path, payload) => ({ token, value, path, json: JSON.stringify(payload) });

/** Returns the cookie header of a member's browser. */
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
 * Sends a write until it gets a final response, like a member who presses the button again.
 *
 * @returns the response, the number of attempts, and the new session if one was set
 * @throws Error when its CSRF token or session is refused, or when no response is final in time
 */
export const sendUntilAcknowledged = async (url, write) => {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let attempts = 1; ; attempts++) {
    const { body, session } = await attempt(url, write).catch(() => ({ body: '' }));
    const state = stateOf(body);
    if (FINAL.has(state)) return { state, body, attempts, session };
    if (NEVER.has(state)) throw new Error(`${write.path} was refused: ${body}`);
    if (performance.now() > giveUpAt)
      throw new Error(`${write.path} got no final response within ${PATIENCE_MS / 1000} s`);
    await pause(BETWEEN_ATTEMPTS_MS);
  }
};

/** Returns the key under which the shop stores the response to a write. */
export const responseKeyOf = ({ token, value }) =>
  `${createHash('sha256').update(token).digest('base64url').slice(0, 22)}.${value.slice(0, 22)}`;
