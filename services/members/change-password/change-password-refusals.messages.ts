import { buildFieldError, type FieldErrors, type Refused } from '../../platform/http/responses/envelope.js';
import { BANNED } from '../wire/banned.messages.js';
import type { ChangePasswordOutcome } from './change-password.command.js';

type Code = NonNullable<ChangePasswordOutcome>['code'];

const REFUSALS: Record<Code, { readonly state: 400 | 401 | 403; readonly errors?: FieldErrors }> = {
  LinkUnknown: {
    state: 400,
    errors: buildFieldError('token', {
      ja: 'このリンクは使えません。パスワードの再設定を、もう一度はじめからお試しください。',
      en: 'This link cannot be used. Please request a new one.',
    }),
  },
  LinkUsed: {
    state: 400,
    errors: buildFieldError('token', {
      ja: 'このリンクはすでに使われたか、無効になっています。パスワードの再設定を、もう一度お申し込みください。',
      en: 'This link has already been used or is no longer valid. Please request a new one.',
    }),
  },
  LinkExpired: {
    state: 400,
    errors: buildFieldError('token', {
      ja: 'このリンクは有効期限（30分）が切れています。パスワードの再設定を、もう一度お申し込みください。',
      en: 'This link expired after 30 minutes. Please request a new one.',
    }),
  },
  Banned: { state: 403, errors: buildFieldError('pass', BANNED) },
  LogInFirst: { state: 401 },
};

/** Builds the refusal of a password change, with its next step. */
export const changePasswordRefused = ({ code }: { readonly code: Code }): Refused => REFUSALS[code] as Refused;
