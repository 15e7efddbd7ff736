import { HttpError } from 'react-admin';
import { fillRandom } from '../../../services/platform/clients/random.shared.js';
import { getMonotonicMs, getNowMs, noteServerTime } from '../browser/clock';
import { confirmation, signInAgain } from './confirmation';
import { i18nProvider } from './i18nProvider';
import { isPresent } from './presence';
import { lastUse, session } from './session';

export const API = '/admin-api';

export interface CallResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The bytes of the response, for files. */
  readonly blob: Blob;
  readonly body: string;
  // biome-ignore lint/suspicious/noExplicitAny: react-admin's own type of a client's answer
  readonly json: any;
}

/** Returns the first message of each field, as forms show it. */
const firstMessages = (errors: Record<string, readonly string[]> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages[0] ?? '']));

const WORDS = new Set([401, 403, 404, 429, 503]);

const messageOf = (status: number, errors: Record<string, string>): string => {
  const [first] = Object.values(errors);
  return first ?? i18nProvider.translate(`http.${WORDS.has(status) ? status : 'fault'}`);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isText = ({ headers }: Response): boolean => /json/.test(headers.get('content-type') ?? '');

const headersOf = ({ headers: init, body, method }: RequestInit): Headers => {
  const headers = new Headers(init);
  headers.set('Accept-Language', i18nProvider.getLocale());
  if (typeof body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  if (method && method !== 'GET') headers.set('X-CSRF-Token', session.get()?.csrf ?? '');
  if (!isPresent()) headers.set('X-Unattended', '1');
  return headers;
};

const call = async (url: string, options: RequestInit): Promise<Response> => {
  const headers = headersOf(options);
  const sentMs = getMonotonicMs();
  const response = await fetch(url, { ...options, headers }).catch((error) => {
    throw options.signal?.aborted ? error : new HttpError(i18nProvider.translate('http.offline'), 0);
  });
  noteServerTime(response, sentMs);
  if (!headers.has('X-Unattended')) lastUse.was(getNowMs() - (getMonotonicMs() - sentMs));
  return response;
};

const refusalOf = (status: number, body: string): HttpError => {
  const all = (parsed(body) as { errors?: Record<string, string[]> })?.errors;
  const errors = firstMessages(all);
  return new HttpError(messageOf(status, errors), status, { errors, all });
};

const carryOut = async (url: string, options: RequestInit): Promise<CallResponse> => {
  const response = await call(url, options);
  const blob = await response.blob();
  const body = isText(response) ? await blob.text() : '';
  if (!response.ok) throw refusalOf(response.status, body);
  return { status: response.status, headers: response.headers, blob, body, json: parsed(body) };
};

const needsConfirmation = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && error.body?.errors?.confirm !== undefined;

const SESSION = `${API}/session`;

/** Returns true if the session has ended. A page that never had one goes to the sign-in page instead. */
const hasLostSession = (url: string, error: unknown): boolean =>
  error instanceof HttpError && error.status === 401 && url !== SESSION && session.get() !== null;

const mayGoOn = async (url: string, error: unknown): Promise<boolean> => {
  if (needsConfirmation(error)) return confirmation.ask();
  if (hasLostSession(url, error)) return signInAgain.ask();
  return false;
};

/**
 * Calls the operators' API. If it requires a confirmation or the session has ended, the operator is asked and the call
 * is repeated.
 * @throws HttpError with the message to show, `body.errors` with the first message of each field, and `body.all` with
 * all of them
 */
export const callApi = async (url: string, options: RequestInit = {}): Promise<CallResponse> => {
  try {
    return await carryOut(url, options);
  } catch (error) {
    if (!(await mayGoOn(url, error))) throw error;
    return carryOut(url, options);
  }
};

/**
 * Calls the operators' API and yields the lines of its JSON response as they arrive.
 * @throws HttpError as {@link callApi}
 */
export async function* streamLines<Line>(url: string, options: RequestInit): AsyncGenerator<Line> {
  const response = await call(url, options);
  if (!response.ok || !response.body) throw refusalOf(response.status, await response.text());
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

/** Sends a JSON body by `POST` to a path of the operators' API. */
export const post = (path: string, body: object, headers: HeadersInit = {}): Promise<CallResponse> =>
  callApi(`${API}/${path}`, { method: 'POST', body: JSON.stringify(body), headers });

/** Creates an idempotency key. A retry with the same key after a lost response does nothing twice. */
export const newKey = (): string => Array.from(fillRandom(new Uint32Array(4)), (n) => n.toString(36)).join('-');
