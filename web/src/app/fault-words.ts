import { ApiError, OutdatedError } from '../api/answer';

/** What to tell a member about what the shop did not do. */
export const faultWord = (error: unknown): 'outdated' | 'noAnswer' | 'refused' | 'notFound' | 'busy' | 'fault' => {
  if (!(error instanceof ApiError)) return 'fault';
  if (error instanceof OutdatedError) return 'outdated';
  if (error.state === 0) return 'noAnswer';
  if (error.state === 403) return 'refused';
  if (error.state === 404) return 'notFound';
  return error.state === 429 ? 'busy' : 'fault';
};

/** Whether the session has ended, so that only a new log-in helps. */
export const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.state === 401;
