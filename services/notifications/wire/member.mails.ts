import type { CardsDue } from '../../draws/index.js';
import type { Bilingual, Language } from '../../kernel/languages.js';
import type { Recipient } from '../../members/index.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { formatCount } from '../../platform/text/format-count.js';
import { formatDay, formatMoment } from '../../platform/text/format-day.js';
import type { PointsDue } from '../../points/index.js';
import type { PointsAhead } from '../streams/reminders.js';
import { rankIn } from './rank-of-month.js';

const amount = (number: number): string => number.toLocaleString('en');

/** Builds the last lines of an optional mail, with the link to switch it off. */
const buildUnsubscribeLines = (language: Language, publicUrl: string): readonly string[] => [
  '',
  language === 'ja'
    ? 'このお知らせが不要な場合は、次のページで停止できます。'
    : 'If you no longer want these emails, switch them off here:',
  `${publicUrl}/notifications`,
];

/** Builds the mail that reminds a member of undecided cards. */
export const buildCardsDueMail = (
  { mail, language }: Recipient,
  { cards, first }: CardsDue,
  publicUrl: string,
): Mail => {
  const page = `${publicUrl}/buy-product-history`;
  const off = buildUnsubscribeLines(language, publicUrl);
  return language === 'ja'
    ? {
        to: mail,
        subject: 'カードの選択期限が近づいています',
        text: [
          `まだ発送かポイント還元をお選びいただいていないカードが${amount(cards)}枚あります。`,
          '',
          `最初の期限：${formatMoment(first).ja}（日本時間）`,
          '',
          '期限を過ぎると、ポイントに還元します。還元できないカードは、発送の手続きに進みます。選択はこちらから：',
          page,
          ...off,
        ].join('\n'),
      }
    : {
        to: mail,
        subject: 'Your time to choose is running out',
        text: [
          `You have not yet decided what to do with ${formatCount(cards, 'card')}.`,
          '',
          `First deadline: ${formatMoment(first).en}`,
          '',
          'After that, they are converted to points; cards that cannot be converted will be shipped. Choose here:',
          page,
          ...off,
        ].join('\n'),
      };
};

/** Builds the mail that reminds a member of points that expire. */
export const buildPointsDueMail = (
  { mail, language }: Recipient,
  days: PointsAhead,
  due: readonly PointsDue[],
  publicUrl: string,
): Mail => {
  const page = `${publicUrl}/buy-point-history`;
  const off = buildUnsubscribeLines(language, publicUrl);
  return language === 'ja'
    ? {
        to: mail,
        subject: `ポイントの有効期限まであと${days}日です`,
        text: [
          '有効期限が近いポイントがあります。',
          '',
          ...due.map(({ day, points }) => `${formatDay(day).ja}：${amount(points)}ポイント`),
          '',
          'ポイントは期限の近いものから使われます。期限を過ぎると失効し、元に戻せません。ポイントの履歴：',
          page,
          ...off,
        ].join('\n'),
      }
    : {
        to: mail,
        subject: `Some of your points expire in ${days} days`,
        text: [
          'Some of your points are about to expire.',
          '',
          ...due.map(({ day, points }) => `${formatDay(day).en}: ${formatCount(points, 'point')}`),
          '',
          'Points that expire first are used first. Expired points cannot be restored. Your points:',
          page,
          ...off,
        ].join('\n'),
      };
};

/** Builds the mail about late parcels. */
export const buildLateParcelsMail = (
  { mail, language }: Recipient,
  numbers: readonly string[],
  publicUrl: string,
): Mail => {
  const page = `${publicUrl}/buy-product-history`;
  const off = buildUnsubscribeLines(language, publicUrl);
  return language === 'ja'
    ? {
        to: mail,
        subject: '発送が遅れています',
        text: [
          'ご依頼のカードの発送が、予定の14営業日を過ぎております。お待たせして申し訳ありません。',
          '',
          ...numbers.map((number) => `荷物番号：${number}`),
          '',
          '発送しましたら、追跡番号をメールでお知らせします。お手続きは必要ありません。発送の状況：',
          page,
          ...off,
        ].join('\n'),
      }
    : {
        to: mail,
        subject: 'Your parcel is late',
        text: [
          'The cards you asked for have not been shipped within 14 business days. We are sorry to keep you waiting.',
          '',
          ...numbers.map((number) => `Parcel: ${number}`),
          '',
          'We will email you the tracking number as soon as they ship. There is nothing you need to do. Check the status:',
          page,
          ...off,
        ].join('\n'),
      };
};

/** Builds the mail about a referral bonus. */
export const buildBonusMail = ({ mail, language }: Recipient, points: number, publicUrl: string): Mail => {
  const page = `${publicUrl}/buy-point-history`;
  const off = buildUnsubscribeLines(language, publicUrl);
  return language === 'ja'
    ? {
        to: mail,
        subject: 'お友だち紹介の特典が届きました',
        text: [
          `お友だち紹介の特典として、${amount(points)}ポイントを進呈しました。`,
          '',
          'ポイントの履歴：',
          page,
          ...off,
        ].join('\n'),
      }
    : {
        to: mail,
        subject: 'You received a referral bonus',
        text: [`You received ${formatCount(points, 'point')} for a referral.`, '', 'Your points:', page, ...off].join(
          '\n',
        ),
      };
};

/** Builds the mail about a rank that differs from last month's. */
export const buildRankMail = (
  { mail, language }: Recipient,
  { month, name, isHigher }: { readonly month: string; readonly name: Bilingual | null; readonly isHigher: boolean },
  publicUrl: string,
): Mail => {
  const page = `${publicUrl}/my-page`;
  const off = buildUnsubscribeLines(language, publicUrl);
  const rank = rankIn(month, name)[language];
  return language === 'ja'
    ? {
        to: mail,
        subject: isHigher ? 'ランクが上がりました' : '今月のランクのお知らせ',
        text: [
          `${rank}ランクは、前の月にお支払いいただいた金額で決まります。`,
          '',
          '来月のランクまでの金額は、マイページでご覧いただけます：',
          page,
          ...off,
        ].join('\n'),
      }
    : {
        to: mail,
        subject: isHigher ? 'Your rank has risen' : 'Your rank this month',
        text: [
          `${rank} It is based on what you paid in the previous month.`,
          '',
          'See on your page how far you are from next month’s rank:',
          page,
          ...off,
        ].join('\n'),
      };
};
