import type { Bilingual } from '../../kernel/languages.js';
import { BANNED, FROZEN, OPERATOR_ACCOUNT } from '../../members/index.js';
import { formatCount } from '../../platform/text/format-count.js';
import type { Transfer } from '../streams/transfer.state.js';
import type { TransferRefusal } from './transfer-points.decide.js';

const REFUSALS: Readonly<Record<Exclude<TransferRefusal['code'], 'above-limit'>, Bilingual>> = {
  banned: BANNED,
  frozen: FROZEN,
  operator: OPERATOR_ACCOUNT,
  unsettled: {
    ja: 'ご精算が必要なお支払い、または異議申し立て中のお支払いがあるため、ポイントを移行できません。お支払い履歴をご確認ください。',
    en: 'One of your payments is disputed or has an amount to be settled, so points cannot be moved out. See “Your payments”.',
  },
  'site-unknown': {
    ja: 'このサイトとのポイント移行はご利用いただけません。画面を更新してください。',
    en: 'Points cannot be moved with this site. Reload the page.',
  },
  'site-closed': {
    ja: 'このサイトとのポイント移行は、ただいま停止しています。時間をおいてお試しください。',
    en: 'Transfers with this site are paused for now. Please try again later.',
  },
  'not-linked': {
    ja: 'このサイトとはまだ連携していません。先に「連携する」からログインしてください。',
    en: 'You are not linked to this site yet. Press “Link” and log in there first.',
  },
  'too-few': { ja: '1ポイント以上で入力してください。', en: 'Enter 1 point or more.' },
  'one-under-way': {
    ja: '前のポイント移行の結果を確認しています。終わってから、もう一度お試しください。',
    en: 'Your last transfer is still in progress. Please try again when it is done.',
  },
  'above-own': { ja: '所有ポイントをオーバーしています。', en: 'You don’t have that many points.' },
};

/** Describes a refusal, with the member's next step. */
export const describeRefusal = (refusal: TransferRefusal): Bilingual => {
  if (refusal.code !== 'above-limit') return REFUSALS[refusal.code];
  const { left } = refusal;
  if (left === 0)
    return {
      ja: 'このサイトとの本日の移行上限に達しています。明日もう一度お試しください。',
      en: 'You have reached today’s limit with this site. Try again tomorrow.',
    };
  return {
    ja: `このサイトとは、本日あと${left.toLocaleString('ja')}ポイントまで移行できます。`,
    en: `You can move up to ${formatCount(left, 'more point')} with this site today.`,
  };
};

const UNDER_WAY: Bilingual = {
  ja: '提携サイトからの返事を待っています。結果は数分後にこの画面とポイント履歴でご確認ください。もう一度操作する必要はありません。',
  en: 'We are waiting for the partner site. There is nothing more to do; please check your points history in a few minutes.',
};
const UNREACHABLE: Bilingual = {
  ja: '提携サイトに接続できませんでした。ポイントは移行していません。しばらくしてからお試しください。',
  en: 'We couldn’t reach the partner site, and no points were moved. Please try again later.',
};
const TOO_FEW_THERE: Bilingual = { ja: REFUSALS['above-own'].ja, en: 'You don’t have that many points there.' };
const REFUSED_THERE: Bilingual = {
  ja: '提携サイトで受け付けられませんでした。ポイントは移行していません。提携サイトの会員情報をご確認ください。',
  en: 'The partner site did not accept it, and no points were moved. Check your account there.',
};

/** Describes the outcome of a transfer; null when the points were moved. */
export const describeOutcome = ({ status, code }: Transfer): Bilingual | null => {
  if (status === 'done') return null;
  if (status === 'requested') return UNDER_WAY;
  if (code === 'balance_short') return TOO_FEW_THERE;
  return code === 'unreachable' || code === 'never-arrived' || code?.startsWith('http-') ? UNREACHABLE : REFUSED_THERE;
};
