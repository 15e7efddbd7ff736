import { type FieldErrors, fieldError, type Refused } from '../../platform/http/envelope.js';
import { BANNED } from '../wire/banned.messages.js';
import type { ChangePasswordOutcome } from './change-password.command.js';

type Code = NonNullable<ChangePasswordOutcome>['code'];

const REFUSALS: Record<Code, { readonly state: 400 | 401 | 403; readonly errors?: FieldErrors }> = {
  LinkUnknown: {
    state: 400,
    errors: fieldError('token', {
      ja: 'このリンクは使えません。パスワードの再設定を、もう一度はじめからお試しください。',
      en: 'This link cannot be used. Ask for another one to choose a new password.',
    }),
  },
  LinkUsed: {
    state: 400,
    errors: fieldError('token', {
      ja: 'このリンクはすでに使われたか、無効になっています。もう一度、再設定のメールをお送りください。',
      en: 'This link has been used already, or is void. Ask for another one to choose a new password.',
    }),
  },
  LinkExpired: {
    state: 400,
    errors: fieldError('token', {
      ja: 'このリンクは有効期限(30分)が切れています。もう一度、再設定のメールをお送りください。',
      en: 'This link has expired after 30 minutes. Ask for another one to choose a new password.',
    }),
  },
  Banned: { state: 403, errors: fieldError('pass', BANNED) },
  LogInFirst: { state: 401 },
};

/** Why a password was not changed, and what to do. */
export const changePasswordRefused = ({ code }: { readonly code: Code }): Refused => REFUSALS[code] as Refused;
