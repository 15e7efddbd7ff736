import { buildFieldError, RefusedError } from '../../http/responses/envelope.js';

const STALE = buildFieldError('version', {
  ja: 'ほかの操作で内容が変わっています。最新の内容を読み込み、確かめてからもう一度お試しください。',
  en: 'It has changed since you opened it. Reload it, check it, and try again.',
});
const KEY_REUSED = buildFieldError('idempotency_key', {
  ja: '同じ番号で別の操作が行われています。画面を更新して、もう一度お試しください。',
  en: 'The same key was used for something else. Reload the page and try again.',
});
const UNKNOWN_END = buildFieldError('idempotency_key', {
  ja: 'この操作はすでに受け付けています。画面を更新して、結果をお確かめください。',
  en: 'This was already sent and may have been carried out. Reload the page to see the result.',
});

/** Builds the refusal of a version that somebody else has changed since. */
export const refuseStaleVersion = (): RefusedError => new RefusedError(409, STALE);

/** Builds the refusal of a key that another command, or another operator, has used. */
export const refuseReusedKey = (): RefusedError => new RefusedError(403, KEY_REUSED);

/** Builds the refusal of a key whose first command has begun with an unknown outcome. */
export const refuseUnknownOutcome = (): RefusedError => new RefusedError(400, UNKNOWN_END);

/** Builds the refusal that asks for a confirmation of identity. It is not stored, so the same key works afterwards. */
export const confirmFirst = (): RefusedError =>
  new RefusedError(
    403,
    buildFieldError('confirm', {
      ja: 'この操作の前に、パスワードまたはワンタイムパスワードをもう一度入力してください。',
      en: 'Before this, enter your password or a one-time password again.',
    }),
  );
