import { buildFieldError, type FieldErrors } from '../../platform/http/responses/envelope.js';

/** The provider could not be reached, or did not respond. */
export const NO_CONNECTION: FieldErrors = buildFieldError('name', {
  ja: '決済会社との接続ができませんでした。しばらくしてから再度お試しください。',
  en: 'We couldn’t reach the payment company. Please try again later.',
});
