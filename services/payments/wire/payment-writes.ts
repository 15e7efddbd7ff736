import type { WriteRequest } from '../../platform/http/requests/request-context.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { hasCardNumber } from './card-number.js';

const NO_CARD_NUMBERS = buildFieldError('token', {
  ja: 'カード番号は当店では受け取りません。画面を更新して、カード入力欄からお手続きください。',
  en: 'The shop takes no card numbers. Reload the page and use the card fields there.',
});

/**
 * Rejects a request with a number that looks like a card's; it is not logged either. @throws RefusedError 400 for such
 * a number
 */
export const refuseCardNumbers = (write: WriteRequest): void => {
  if (hasCardNumber(write.payload)) throw new RefusedError(400, NO_CARD_NUMBERS);
};
