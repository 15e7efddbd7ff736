import { instantOf } from '../../platform/console-api/lists/instant-of.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';

const STILL_TO_COME = {
  ja: 'まだ来ていない日時の残高は作れません。現在までの日時を選んでください。',
  en: 'There is no balance for a future time. Choose a time up to now.',
};

/**
 * Parses the requested instant; undefined if there is none.
 *
 * @throws RefusedError 400 under `at` for an invalid time, and for a future one because it may still change
 */
export const asOf = (text: string | undefined, now: Date): Date | undefined => {
  const instant = instantOf('at', text);
  if (instant && instant > now) throw new RefusedError(400, buildFieldError('at', STILL_TO_COME));
  return instant;
};
