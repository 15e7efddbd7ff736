import { fieldError, RefusedError } from '../platform/http/envelope.js';

/** Somebody else has changed it since the operator looked. */
export const stale = (): RefusedError =>
  new RefusedError(
    400,
    fieldError('version', {
      ja: '他の人が先に変更しました。画面を更新して、もう一度お試しください。',
      en: 'Somebody else has changed it. Reload the page and try again.',
    }),
  );
