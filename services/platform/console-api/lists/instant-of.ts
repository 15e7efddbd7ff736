import { buildFieldError, RefusedError } from '../../http/responses/envelope.js';

const NO_INSTANT = {
  ja: '日時は 2026-04-01T09:00:00+09:00 の形で指定してください。',
  en: 'Enter a time like 2026-04-01T09:00:00+09:00.',
};
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses an instant with its offset; undefined for empty text.
 *
 * @throws RefusedError 400 under `field`
 */
export const instantOf = (field: string, text: string | undefined): Date | undefined => {
  if (text === undefined || text === '') return undefined;
  const instant = new Date(text);
  if (!ISO.test(text) || Number.isNaN(instant.getTime()))
    throw new RefusedError(400, buildFieldError(field, NO_INSTANT));
  return instant;
};
