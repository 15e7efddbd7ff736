import { Allow } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import { isCommonPassword } from './common-passwords.js';
import { isFilled, Must } from './must.js';

const isPassword = (value: unknown): value is string => typeof value === 'string' && /^[0-9A-Za-z]{6,20}$/.test(value);

/** A new password and its confirmation, which share one error. The lower rule runs first. */
export class NewPasswordRules {
  static readonly reportedUnder: Readonly<Record<string, string>> = { confirmPass: 'pass' };

  @Must<NewPasswordRules>(
    (value) => !isPassword(value) || !isCommonPassword(value),
    withMessage(
      'このパスワードは多くの人に使われていて、推測されやすいため使えません。別のパスワードを入力してください。',
      'This password is one of the most common ones and easily guessed. Choose another one.',
    ),
  )
  @Must<NewPasswordRules>(
    (value, request) => value === request.confirmPass,
    withMessage(
      'パスワードと確認用パスワードが一致しません。もう一度入力してください。',
      'The two passwords differ. Enter them again.',
    ),
  )
  @Must(
    isPassword,
    withMessage(
      'パスワードは半角英数字6文字以上20文字以内で入力してください。',
      'Enter a password of 6 to 20 half-width letters and digits.',
    ),
  )
  @Must<NewPasswordRules>(
    (value, request) => isPassword(value) || value === request.confirmPass,
    withMessage(
      'パスワードは半角英数字6文字以上20文字以内で、確認用にも同じものを入力してください。',
      'Enter a password of 6 to 20 half-width letters and digits, the same in both fields.',
    ),
  )
  @Must(isFilled, withMessage('パスワードを入力してください。', 'Enter your password.'))
  pass!: string;

  @Allow()
  confirmPass!: unknown;
}
