import { buildFieldError } from '../../platform/http/responses/envelope.js';

/** The refusal of another number once the phone is verified. */
export const TEL_FIXED = buildFieldError('tel', {
  ja: '電話番号はSMS認証済みのため変更できません。変更が必要な場合はお問い合わせください。',
  en: 'Your phone number is verified and cannot be changed here. If it has changed, contact us.',
});
