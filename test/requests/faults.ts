import type { AnyRequest } from './any-request.js';
import type { RawResponse } from './line.js';

const CLOSED_FOR_MAINTENANCE = 9999;
const STACK_TRACE = /\n\s+at |node_modules|\/services\/|QueryFailedError|\.[jt]s:\d+/;

const parsed = (body: string): { state?: unknown } | null => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const httpStatusOf = (state: number): number => (state === 204 ? 200 : state === CLOSED_FOR_MAINTENANCE ? 503 : state);

/** Returns the fault of a response; null when it has none. */
export const faultOf = ({ method, target }: AnyRequest, { status, type, body }: RawResponse): string | null => {
  const isJson = type.startsWith('application/json');
  const json = isJson ? parsed(body) : null;
  // A response to HEAD has no body with a state.
  const isClosed = status === 503 && (method === 'HEAD' ? isJson : json?.state === CLOSED_FOR_MAINTENANCE);
  if (status >= 500 && !isClosed) return `status ${status}`;
  if (isJson && STACK_TRACE.test(body)) return 'a stack trace';
  if (method === 'HEAD' || body === '') return status >= 400 && method !== 'HEAD' ? 'a refusal without a word' : null;
  if (isJson && json === null) return 'no JSON';
  if (status >= 400 && (!isJson || json?.state !== status) && !(status === 503)) return `no envelope: ${type}`;
  const isMembers = /^\/api\//.test(target) && isJson;
  if (isMembers && (typeof json?.state !== 'number' || httpStatusOf(json.state) !== status)) return 'another state';
  return null;
};
