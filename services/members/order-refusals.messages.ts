import type { Bilingual } from '../kernel/languages.js';
import { fieldError, INVALID, RefusedError } from '../platform/http/envelope.js';

/** Why an order about a member is refused: the field it concerns, and what to do. */
const REFUSALS = {
  StaleVersion: [
    'version',
    {
      ja: 'ほかの操作で会員の状態が変わっています。画面を再読み込みし、内容を確認してからもう一度お試しください。',
      en: 'The member has changed since you opened this page. Reload it, look again, and then repeat the command.',
    },
  ],
  KeyReused: [
    'key',
    {
      ja: 'この操作はすでに別の内容で受け付けています。画面を再読み込みしてからもう一度お試しください。',
      en: 'This command was already carried out with other contents. Reload the page, and then try again.',
    },
  ],
  MemberBanned: [
    'state',
    {
      ja: 'この会員は利用停止中です。先に利用停止を解除してください。',
      en: 'This member is banned. Lift the ban first.',
    },
  ],
  AlreadyBanned: ['state', { ja: 'この会員はすでに利用停止中です。', en: 'This member is banned already.' }],
  NotBanned: ['state', { ja: 'この会員は利用停止中ではありません。', en: 'This member is not banned.' }],
  SameMail: [
    'mail',
    { ja: 'すでにこのメールアドレスが登録されています。', en: 'This is the member’s address already.' },
  ],
  SameAddress: ['address', { ja: 'すでにこの住所が登録されています。', en: 'This is the member’s address already.' }],
  MailTaken: [
    'mail',
    {
      ja: 'このメールアドレスは別の会員が使っています。重複アカウントでないか確認してください。',
      en: 'Another member has this address. See whether both are the same person.',
    },
  ],
  NoSuchDuplicate: [
    'duplicate_of',
    {
      ja: 'この会員IDの別アカウントは見つかりません。IDを確認してください。',
      en: 'There is no other account with this id. Check the id.',
    },
  ],
  AmountOutOfRange: ['amount', INVALID],
} as const satisfies Record<string, readonly [string, Bilingual]>;

/** The answer to an order that is refused. */
export const orderRefused = ({ code }: { readonly code: keyof typeof REFUSALS | 'NoSuchMember' }): RefusedError => {
  if (code === 'NoSuchMember') return new RefusedError(404);
  const [field, message] = REFUSALS[code];
  return new RefusedError(400, fieldError(field, message));
};
