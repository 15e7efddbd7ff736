import type { Refusal } from '../../kernel/decision.js';
import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, INVALID, RefusedError } from '../../platform/http/responses/envelope.js';
import type { MakeGoodRefused } from '../../points/index.js';

const NO_SUCH_ENTRY: Bilingual = {
  ja: 'この会員の仕訳に、この番号のものはありません。会員と仕訳の番号を確認してください。',
  en: 'This member has no entry of this id. Check the member and the entry’s id.',
};

/** The field that each refusal of a command about a member concerns, and the next step. */
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
      ja: 'ご自身の会員アカウントへの付与や、その取り消しはできません。ほかの運営者に依頼してください。',
      en: 'You cannot give to your own member account, or take back what it was given. Ask another operator.',
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
  NoSuchEntry: ['entry', NO_SUCH_ENTRY],
  NotAGrant: [
    'entry',
    {
      ja: 'この仕訳は運営者による付与ではないため、取り消せません。付与の仕訳を指定してください。',
      en: 'This entry is no grant by an operator, and cannot be taken back here. Choose the entry of the grant.',
    },
  ],
  AlreadyReversed: [
    'entry',
    {
      ja: 'この付与はすでに取り消されています。画面を更新して、取り消しの仕訳をご確認ください。',
      en: 'This grant has been taken back already. Reload the page and see the entry that did.',
    },
  ],
  NothingLeft: [
    'entry',
    {
      ja: 'この付与は使用済みまたは期限切れで、取り消せる残りがありません。使われた先は、会員の画面の「これまでの出来事」で確認してください。',
      en: 'Nothing is left of this grant: it was used, or has expired. See “What happened” on the member’s page for where it went.',
    },
  ],
  NothingToMakeGood: ['makes_good', NO_SUCH_ENTRY],
  TookNothing: [
    'makes_good',
    {
      ja: 'この仕訳では、付与しようとしているポイント・コインは会員から減っていません。減った仕訳を指定するか、指定せずに付与してください。',
      en: 'This entry took none of what you are giving from the member. Choose the entry that did, or grant without naming one.',
    },
  ],
  HasWayBack: [
    'makes_good',
    {
      ja: '返金・チャージバック・提携サイト移行で減った分は、その決済または移行の画面から戻してください。お詫びとして付与する場合は、仕訳を指定せずに付与してください。',
      en: 'What a refund, a dispute or a partner transfer took is given back on the page of that payment or transfer. For goodwill, grant without naming an entry.',
    },
  ],
  MadeGoodAlready: [
    'makes_good',
    {
      ja: 'この仕訳で減った分は、すでにすべて補填されています。画面を更新して、補填の仕訳をご確認ください。',
      en: 'All that this entry took has been made good. Reload the page and see the grants that did.',
    },
  ],
} as const satisfies Record<string, readonly [string, Bilingual]>;

/** `NoWallet`: the member has no balances, so no such member exists. */
export type MemberRefusal = Refusal<keyof typeof REFUSALS | 'NoWallet'> | MakeGoodRefused;

const moreThanTaken = ({ left, unit }: Extract<MakeGoodRefused, { code: 'MoreThanTaken' }>): RefusedError => {
  const [ja, en] = [left.toLocaleString('ja'), left.toLocaleString('en')];
  return new RefusedError(
    400,
    buildFieldError(unit, {
      ja: `この仕訳の補填として付与できるのは、あと${ja}${unit === 'points' ? 'ポイント' : '枚'}までです。`,
      en: `To make this entry good you can still give ${en} ${unit}.`,
    }),
  );
};

/** Builds the refusal for the operators' API. */
export const buildMemberRefusal = (refusal: MemberRefusal): RefusedError => {
  if (refusal.code === 'NoWallet') return new RefusedError(404);
  if (refusal.code === 'MoreThanTaken') return moreThanTaken(refusal);
  const [field, message] = REFUSALS[refusal.code];
  return new RefusedError(400, buildFieldError(field, message));
};
