import type { Refusal } from '../../kernel/decision.js';
import type { Bilingual } from '../../kernel/languages.js';
import { fieldError, INVALID, RefusedError } from '../../platform/http/envelope.js';

/** Why a command about a member is refused: the field it concerns, and what to do. */
const REFUSALS = {
  MemberBanned: [
    'state',
    {
      ja: 'この会員は利用停止中です。先に利用停止を解除してください。',
      en: 'This member is banned. Lift the ban first.',
    },
  ],
  OwnAccount: [
    'state',
    {
      ja: 'ご自身の会員アカウントには付与できません。ほかの運営者に依頼してください。',
      en: 'You cannot give to your own member account. Ask another operator.',
    },
  ],
  AccountClosed: [
    'state',
    {
      ja: 'この会員は退会済みです。本人が新しく登録すれば、また利用できます。',
      en: 'This member has left. They can use the shop again after registering again.',
    },
  ],
  AlreadyBanned: [
    'state',
    {
      ja: 'この会員はすでに利用停止中です。画面を更新してください。',
      en: 'This member is already banned. Reload the page.',
    },
  ],
  NotBanned: [
    'state',
    {
      ja: 'この会員は利用停止中ではありません。画面を更新してください。',
      en: 'This member is not banned. Reload the page.',
    },
  ],
  SameMail: [
    'mail',
    {
      ja: 'すでにこのメールアドレスが登録されています。別のアドレスを入力してください。',
      en: 'The member already has this address. Enter a different one.',
    },
  ],
  SameAddress: [
    'address',
    {
      ja: 'すでにこの住所が登録されています。別の住所を入力してください。',
      en: 'The member already has this address. Enter a different one.',
    },
  ],
  MailTaken: [
    'mail',
    {
      ja: 'このメールアドレスは別の会員が使っています。重複アカウントでないか確認してください。',
      en: 'Another member has this address. Check whether both are the same person.',
    },
  ],
  NoSuchDuplicate: [
    'duplicate_of',
    {
      ja: 'この会員IDの別アカウントは見つかりません。IDを確認してください。',
      en: 'There is no other account with this id. Check the id.',
    },
  ],
  NotInCase: [
    'case_id',
    {
      ja: 'この会員は、このケースの対象ではありません。番号を確認するか、この会員のケースを開いてください。',
      en: 'This member is not in that case. Check its number, or open a case for this member.',
    },
  ],
  CaseClosed: [
    'case_id',
    {
      ja: 'このケースは終了しています。必要であれば、新しいケースを開いてください。',
      en: 'That case is closed. Open a new one if there is reason to.',
    },
  ],
  PhoneNotVerified: [
    'tel',
    {
      ja: 'この会員の電話番号は認証されていません。画面を再読み込みしてください。',
      en: 'This member’s phone is not verified. Reload the page.',
    },
  ],
  BirthdayNotGiven: [
    'birthday',
    {
      ja: 'この会員の生年月日は登録されていません。画面を再読み込みしてください。',
      en: 'This member has no date of birth on record. Reload the page.',
    },
  ],
  AmountOutOfRange: ['amount', INVALID],
} as const satisfies Record<string, readonly [string, Bilingual]>;

/** `NoWallet`: a member whose balances are not there is none. */
export type MemberRefusal = Refusal<keyof typeof REFUSALS | 'NoWallet'>;

/** The refusal as the operators' API tells it. */
export const memberRefused = ({ code }: MemberRefusal): RefusedError => {
  if (code === 'NoWallet') return new RefusedError(404);
  const [field, message] = REFUSALS[code];
  return new RefusedError(400, fieldError(field, message));
};
