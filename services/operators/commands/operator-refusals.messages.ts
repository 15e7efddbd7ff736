import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { PasswordRefused } from '../streams/new-password.js';
import type { OperatorRefusal } from '../streams/operator.refusals.js';
import { isPasswordRefused, toPasswordErrors } from '../wire/password-refusals.messages.js';

type ChangeRefusalCode = Exclude<OperatorRefusal['code'], PasswordRefused['code']>;

const MESSAGES: Readonly<Record<ChangeRefusalCode, readonly [field: string, message: Bilingual]>> = {
  MailTaken: [
    'mail',
    {
      ja: 'このメールアドレスの運営者がすでにいます。一覧から有効にできます。',
      en: 'An operator with this email address already exists. You can enable the account in the list.',
    },
  ],
  LastOwner: [
    'role',
    {
      ja: '最後のオーナーです。先にほかの運営者をオーナーにしてください。',
      en: 'This is the last owner. Make somebody else an owner first.',
    },
  ],
  SameRole: [
    'role',
    { ja: 'すでにその役割です。別の役割を選んでください。', en: 'The operator already has that role. Choose another.' },
  ],
  AlreadyDisabled: [
    'status',
    { ja: 'すでに無効です。画面を更新してください。', en: 'The operator is already disabled. Reload the page.' },
  ],
  NotDisabled: [
    'status',
    { ja: '無効になっていません。画面を更新してください。', en: 'The operator is not disabled. Reload the page.' },
  ],
  Disabled: [
    'status',
    { ja: '無効な運営者です。先に有効にしてください。', en: 'The operator is disabled. Enable the operator first.' },
  ],
  OtpRequiredAlready: [
    'otp',
    { ja: 'すでに必須です。画面を更新してください。', en: 'It is already required. Reload the page.' },
  ],
  OtpNotRequired: [
    'otp',
    { ja: '必須になっていません。画面を更新してください。', en: 'It is not required. Reload the page.' },
  ],
  NoOtp: [
    'otp',
    {
      ja: '認証アプリは設定されていません。画面を更新してください。',
      en: 'The operator has not set up an authenticator app. Reload the page.',
    },
  ],
  SameMember: [
    'member_id',
    {
      ja: 'すでにこの会員が登録されています。別の会員IDを入力してください。',
      en: 'This member is already registered here. Enter another member ID.',
    },
  ],
  NoSuchMember: [
    'member_id',
    {
      ja: 'この会員IDの会員はいません。会員の画面でIDを確認してください。',
      en: 'There is no member with this ID. Check the ID on the member’s page.',
    },
  ],
  MemberOfAnother: [
    'member_id',
    {
      ja: 'この会員は別の運営者の会員アカウントとして登録されています。先にそちらの登録を外してください。',
      en: 'This member is registered as another operator’s account. Remove it there first.',
    },
  ],
  NoMemberNamed: [
    'member_id',
    {
      ja: '会員アカウントは登録されていません。画面を更新してください。',
      en: 'No member account is registered for this operator. Reload the page.',
    },
  ],
  OwnMember: [
    'member_id',
    {
      ja: 'ご自身の会員アカウントの登録は変更できません。ほかのオーナーに依頼してください。',
      en: 'You cannot change or remove your own member account. Ask another owner.',
    },
  ],
  OwnOtp: [
    'otp',
    {
      ja: '自分の認証アプリは解除できません。アカウント画面で新しいものに替えるか、ほかのオーナーに依頼してください。',
      en: 'You cannot reset your own. Replace it on your account page, or ask another owner.',
    },
  ],
};

/** Returns the refusal for the operators' API. */
export const toOperatorRefusal = (refusal: OperatorRefusal): RefusedError => {
  if (isPasswordRefused(refusal)) return new RefusedError(400, toPasswordErrors(refusal));
  const { code } = refusal;
  const [field, message] = MESSAGES[code];
  return new RefusedError(400, buildFieldError(field, message));
};
