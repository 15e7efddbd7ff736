import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { formatCount } from '../../platform/text/format-count.js';
import type { AccountClosed } from '../streams/member.events.js';
import type { Lapsing } from './close-account.decide.js';

const grouped = (amount: number): string => amount.toLocaleString('en-US');

type Because = AccountClosed['data']['because'];

const WORDS: Record<
  Language,
  { subject: string; first: Record<Because, string>; lines: (points: number, coins: number) => readonly string[] }
> = {
  ja: {
    subject: '退会の手続きが完了しました',
    first: {
      asked: '退会の手続きが完了しました。これまでのご利用、誠にありがとうございました。',
      unused:
        '6か月以上ご利用がなかったため、ご案内のとおり退会の手続きを行いました。これまでのご利用、誠にありがとうございました。',
    },
    lines: (points, coins) => [
      `失効したポイント・コイン：${grouped(points)}ポイント、${grouped(coins)}コイン`,
      '',
      'お客様の個人情報は順次消去されます。発送済みの荷物のお届け先は、お問い合わせに備えて発送から90日後に消去されます。',
      '同じメールアドレスと電話番号で、いつでも新しくご登録いただけます。ご自身で設定した休止と購入上限、年齢による上限、パックの購入制限は、新しいご登録にも引き継がれます。',
      '',
      'お心当たりのない場合は、至急お問い合わせください。',
    ],
  },
  en: {
    subject: 'Your account has been closed',
    first: {
      asked: 'Your account has been closed. Thank you for being with us.',
      unused:
        'Your account had not been used for six months, so we have closed it, as we told you we would. Thank you for being with us.',
    },
    lines: (points, coins) => [
      `Expired: ${formatCount(points, 'point')} and ${formatCount(coins, 'coin')}`,
      '',
      'Your personal data is being erased. The address a parcel was sent to is erased 90 days after shipping, in case of questions.',
      'You can register again at any time, with the same email address and phone number. A pause or limit you have set, limits for your age, and purchase limits of packs hold on in your new account.',
      '',
      'If this wasn’t you, contact us at once.',
    ],
  },
};

/** Returns the id of the last mail to a member. */
export const lastMailOf = (memberId: string): string => `account-closed/${memberId}`;

/** Builds the last mail to a member, which says that the account is closed. */
export const buildAccountClosedMail = (
  to: string,
  language: Language,
  because: Because,
  { points, coins }: Lapsing,
): Mail => {
  const { subject, first, lines } = WORDS[language];
  return { to, subject, text: [first[because], ...lines(points, coins)].join('\n') };
};
