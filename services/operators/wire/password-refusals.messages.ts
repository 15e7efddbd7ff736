import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, type FieldErrors } from '../../platform/http/responses/envelope.js';
import { MIN_PASSWORD_LENGTH, type PasswordRefused } from '../streams/new-password.js';

const MESSAGES: Readonly<Record<PasswordRefused['code'], Bilingual>> = {
  PasswordTooShort: {
    ja: `パスワードは${MIN_PASSWORD_LENGTH}文字以上で入力してください。`,
    en: `Choose a password of at least ${MIN_PASSWORD_LENGTH} characters.`,
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

export const getPasswordMessage = ({ code }: PasswordRefused): Bilingual => MESSAGES[code];

/** Returns the refusal for the operators' API. */
export const toPasswordErrors = (refusal: PasswordRefused): FieldErrors =>
  buildFieldError('password', getPasswordMessage(refusal));
