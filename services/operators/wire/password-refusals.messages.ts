import type { Bilingual } from '../../kernel/languages.js';
import { type FieldErrors, fieldError } from '../../platform/http/envelope.js';
import { LEAST_LETTERS, type PasswordRefused } from '../streams/new-password.js';

const MESSAGES: Readonly<Record<PasswordRefused['code'], Bilingual>> = {
  PasswordTooShort: {
    ja: `パスワードは${LEAST_LETTERS}文字以上で入力してください。`,
    en: `Choose a password of at least ${LEAST_LETTERS} characters.`,
  },
  PasswordTooPlain: {
    ja: '空白や同じ文字の繰り返しではないパスワードにしてください。',
    en: 'Choose a password that is more than spaces or a few repeated characters.',
  },
  PasswordCommon: {
    ja: 'よく使われるパスワードです。関係のない言葉をいくつか並べるなど、推測されにくいものにしてください。',
    en: 'Many people use this password. Choose one that is harder to guess: a few unrelated words, for example.',
  },
  PasswordOfName: {
    ja: '名前やメールアドレスに近いパスワードは使えません。別のものにしてください。',
    en: 'The password is too similar to the name or the email address. Choose another.',
  },
};

export const isPasswordRefused = (refusal: { readonly code: string }): refusal is PasswordRefused =>
  Object.hasOwn(MESSAGES, refusal.code);

export const passwordMessage = ({ code }: PasswordRefused): Bilingual => MESSAGES[code];

/** The refusal as the operators' API tells it. */
export const passwordErrors = (refusal: PasswordRefused): FieldErrors =>
  fieldError('password', passwordMessage(refusal));
