import { fieldError, RefusedError } from '../../http/envelope.js';

const STALE = fieldError('version', {
  ja: 'ほかの操作で内容が変わっています。最新の内容を読み込み、確かめてからもう一度お試しください。',
  en: 'It has changed since you opened it. Reload it, check it, and try again.',
});
const KEY_REUSED = fieldError('idempotency_key', {
  ja: '同じ番号で別の操作が行われています。画面を更新して、もう一度お試しください。',
  en: 'The same key was used for something else. Reload the page and try again.',
});
const UNKNOWN_END = fieldError('idempotency_key', {
  ja: 'この操作はすでに受け付けています。画面を更新して、結果をお確かめください。',
  en: 'This was already sent and may have been carried out. Reload the page to see the result.',
});

/** Somebody else has changed it since the operator looked. */
export const stale = (): RefusedError => new RefusedError(409, STALE);

/** The key stands for another command, or for somebody else's. */
export const keyReused = (): RefusedError => new RefusedError(403, KEY_REUSED);

/** The first of its key has begun, and nobody can tell how it ended. */
export const endUnknown = (): RefusedError => new RefusedError(400, UNKNOWN_END);

/** Nothing is recorded under the command's key: once they have shown who they are, the same command goes on. */
export const confirmFirst = (): RefusedError =>
  new RefusedError(
    403,
    fieldError('confirm', {
      ja: 'この操作の前に、パスワードまたはワンタイムパスワードをもう一度入力してください。',
      en: 'Before this, enter your password or a one-time password again.',
    }),
  );
