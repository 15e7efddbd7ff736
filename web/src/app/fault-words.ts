import { ApiError, OutdatedError } from '../api/response';

/** Returns the key of the message about a failed request. */
export const getFaultKey = (error: unknown): 'outdated' | 'noAnswer' | 'refused' | 'notFound' | 'busy' | 'fault' => {
  if (!(error instanceof ApiError)) return 'fault';
  if (error instanceof OutdatedError) return 'outdated';
  if (error.state === 0) return 'noAnswer';
  if (error.state === 403) return 'refused';
  if (error.state === 404) return 'notFound';
  return error.state === 429 ? 'busy' : 'fault';
};

/** Returns true if the session has ended, so that the member must log in again. */
export const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.state === 401;
