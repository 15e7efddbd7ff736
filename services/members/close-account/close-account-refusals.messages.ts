import type { Bilingual } from '../../kernel/languages.js';
import { buildFieldError, type FieldErrors, type Refused } from '../../platform/http/responses/envelope.js';
import { formatCount } from '../../platform/text/format-count.js';
import type { CloseAccountOutcome } from './close-account.command.js';

type ClosingRefused = NonNullable<CloseAccountOutcome>;
type Tied = Extract<ClosingRefused, { code: 'Tied' }>;

const CARDS = (cards: number): Bilingual => ({
  ja: `まだ選択していないカードが${cards}枚あります。商品履歴で発送かポイント還元を選んでから、もう一度お手続きください。`,
  en: `You have ${formatCount(cards, 'card')} that you have not decided on. Choose shipping or points in your product history, then come back.`,
});
const PARCELS = (parcels: number): Bilingual => ({
  ja: `お届け前の荷物が${parcels}個あります。お届けの後（発送から14日後以降）に、もう一度お手続きください。`,
  en: `${formatCount(parcels, 'parcel')} of yours may not have arrived yet. Come back 14 days after shipping.`,
});
const PAYMENTS = (payments: number): Bilingual => ({
  ja: `完了していないお支払いまたは返金が${payments}件あります。お支払い履歴で取り消すか、完了してからもう一度お手続きください。`,
  en: `Payments or refunds not complete: ${payments}. Cancel them under “Your payments” or wait until they are complete, then come back.`,
});
const TRANSFERS = (transfers: number): Bilingual => ({
  ja: `結果待ちのポイント移行が${transfers}件あります。終わってから、もう一度お手続きください。`,
  en: `Point transfers in progress: ${transfers}. Come back when they are complete.`,
});
const OWES: Bilingual = {
  ja: '異議申し立て中のお支払い、または精算が必要なお支払いがあります。お問い合わせください。',
  en: 'One of your payments is disputed or has an amount to be settled. Please contact us.',
};

/** Returns the words for a count, or none for zero. */
const some = (count: number, words: (count: number) => Bilingual): readonly Bilingual[] =>
  count > 0 ? [words(count)] : [];

const tied = ({ cards, parcels, payments, transfers, owes }: Tied): FieldErrors => {
  const errors: FieldErrors = {
    cards: [...some(cards, CARDS), ...some(parcels, PARCELS)],
    payments: [...(owes ? [OWES] : []), ...some(payments, PAYMENTS), ...some(transfers, TRANSFERS)],
  };
  return Object.fromEntries(Object.entries(errors).filter(([, words]) => words.length > 0));
};

const otherSum = (points: number, coins: number): Bilingual => ({
  ja: `失効するポイント・コインが変わりました（${points}ポイント、${coins}コイン）。ご確認のうえ、もう一度お手続きください。`,
  en: `What you would lose has changed: ${formatCount(points, 'point')} and ${formatCount(coins, 'coin')}. Please check it, then confirm again.`,
});

/** Builds the refusal of a closing, with its next step. */
export const closeAccountRefused = (outcome: ClosingRefused): Refused => {
  switch (outcome.code) {
    case 'Tied':
      return { state: 400, errors: tied(outcome) };
    case 'OtherSum':
      return { state: 400, errors: buildFieldError('point', otherSum(outcome.points, outcome.coins)) };
    case 'WrongPassword':
      return {
        state: 400,
        errors: buildFieldError('pass', {
          ja: 'パスワードが正しくありません。お忘れの場合は、ログアウトして再設定してください。',
          en: 'The password is not correct. If you have forgotten it, log out and reset it.',
        }),
      };
    default:
      return { state: 401 };
  }
};
