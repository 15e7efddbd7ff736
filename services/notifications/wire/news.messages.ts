import type { Bilingual } from '../../kernel/languages.js';
import { formatCount } from '../../platform/text/format-count.js';
import type { DisclosedReason } from '../../points/index.js';
import { toCarrierName } from '../../shipments/index.js';
import type { NewsData, NewsKind } from '../streams/news.js';
import { rankIn } from './rank-of-month.js';

/** The text of a notification, and the page of the client to open; '' for none. */
interface News {
  readonly title: Bilingual;
  readonly text: (data: NewsData) => Bilingual;
  readonly path: (data: NewsData) => string;
}

const CONTACT: Bilingual = {
  ja: 'お心当たりがない場合は、すぐにお問い合わせください。',
  en: 'If this wasn’t you, contact us at once.',
};

const amount = (number = 0): string => number.toLocaleString('en');
const pointsIn = (number = 0): string => formatCount(number, 'point');

const news = (
  ja: string,
  en: string,
  text: (data: NewsData) => Bilingual,
  path: string | ((data: NewsData) => string) = '',
): News => ({ title: { ja, en }, text, path: typeof path === 'string' ? () => path : path });

const HISTORY = '/buy-product-history';
const POINTS = '/buy-point-history';
const COINS = '/coin-history';
const TRANSFER = '/transfer-point';
const MY_PAGE = '/my-page';
const payment = ({ paymentId = '' }: NewsData): string => `/payment-detail?paymentId=${paymentId}`;

const tracking = ({ carrier = '', deliveryCode = '' }: NewsData): Bilingual => ({
  ja: `${toCarrierName(carrier, 'ja')} 追跡番号：${deliveryCode}`,
  en: `${toCarrierName(carrier, 'en')}, tracking number ${deliveryCode}`,
});

const rankOfMonth = ({ month = '', rank }: NewsData): Bilingual => rankIn(month, rank ?? null);

const decided = ({ shipped = 0, converted = 0, points = 0 }: NewsData): Bilingual => {
  const parts: readonly Bilingual[] = [
    {
      ja: `${converted}枚を${amount(points)}ポイントに還元`,
      en: `${formatCount(converted, 'card')} became ${pointsIn(points)}`,
    },
    { ja: `${shipped}枚の発送を手配`, en: `${formatCount(shipped, 'card')} will be shipped` },
  ].filter((_, i) => (i === 0 ? converted : shipped) > 0);
  return {
    ja: `選択の期限を過ぎたため、${parts.map(({ ja }) => ja).join('、')}しました。`,
    en: `Your time to decide has ended: ${parts.map(({ en }) => en).join(', ')}.`,
  };
};

const WHY: Readonly<Record<DisclosedReason, Bilingual>> = {
  correction: { ja: '付与に誤りがあったため、', en: 'the grant was a mistake' },
  'system-error': { ja: 'システムの不具合があったため、', en: 'a system error had caused the grant' },
  'duplicate-payment': { ja: '二重のお支払いがあったため、', en: 'there had been a duplicate payment' },
  'member-request': { ja: 'お客様からのお申し出により、', en: 'you had asked us to' },
};

/** Builds the text about a grant that was taken back. @param ja, en the amount with its unit */
const takenBack = ({ why }: NewsData, { ja, en }: Bilingual): Bilingual => ({
  ja: `${why ? WHY[why].ja : ''}ショップから付与した${ja}を取り消しました。ご不明な点は、お問い合わせください。`,
  en: `The shop has taken back ${en} it had given you${why ? `, as ${WHY[why].en}` : ''}. If you have any questions, contact us.`,
});

export const NEWS: Readonly<Record<NewsKind, News>> = {
  'parcel-shipped': news('カードを発送しました', 'Your cards have been shipped', tracking, HISTORY),
  'tracking-corrected': news('追跡番号を訂正しました', 'Your tracking number was corrected', tracking, HISTORY),
  'parcel-returned': news(
    'お荷物が戻ってきました',
    'Your parcel was returned to us',
    ({ keptUntil = '' }) => ({
      ja: `${keptUntil}まで保管します。再発送をご希望の場合は、お問い合わせください。`,
      en: `We keep it until ${keptUntil}. Contact us to have it sent again.`,
    }),
    HISTORY,
  ),
  'parcel-readdressed': news(
    'お荷物のお届け先を変更しました',
    'Your parcel’s address was changed',
    () => CONTACT,
    HISTORY,
  ),
  'payment-confirmed': news(
    'お支払いを確認しました',
    'We have received your payment',
    ({ yen }) => ({
      ja: `${amount(yen)}円のお支払いを確認し、ポイントを付与しました。`,
      en: `We have received ${amount(yen)} yen and added your points.`,
    }),
    payment,
  ),
  'payment-expired': news(
    'お支払いの期限が過ぎました',
    'Your order has expired',
    () => ({
      ja: 'お支払いがないまま期限を過ぎました。ポイントをご希望の場合は、もう一度お申し込みください。',
      en: 'It was not paid in time. To get the points, please order again.',
    }),
    payment,
  ),
  refunded: news(
    '返金しました',
    'You have been refunded',
    ({ yen }) => ({ ja: `${amount(yen)}円を返金しました。`, en: `${amount(yen)} yen has been refunded to you.` }),
    payment,
  ),
  'refund-bounced': news(
    '返金が完了しませんでした',
    'Your refund did not go through',
    ({ yen }) => ({
      ja: `${amount(yen)}円の返金が完了しませんでした。差し引いたポイントや未精算の金額は、元に戻しました。`,
      en: `Your refund of ${amount(yen)} yen did not go through. The points deducted for it are yours again, and nothing is owed for it.`,
    }),
    payment,
  ),
  disputed: news(
    'お支払いに異議申し立てがありました',
    'One of your payments is disputed',
    ({ yen }) => ({
      ja: `${amount(yen)}円のお支払いについて、決済会社から異議申し立ての連絡がありました。解決するまで、ガチャの購入とお荷物の発送を停止します。`,
      en: `The payment of ${amount(yen)} yen is disputed. Until that is resolved, you cannot draw or receive parcels.`,
    }),
    payment,
  ),
  'dispute-won': news(
    '異議申し立てが解決しました',
    'The dispute is resolved',
    ({ yen }) => ({
      ja: `${amount(yen)}円のお支払いが有効と認められました。`,
      en: `The payment of ${amount(yen)} yen was found to be valid.`,
    }),
    payment,
  ),
  'dispute-lost': news(
    'お支払いが取り消されました',
    'One of your payments was reversed',
    ({ yen }) => ({
      ja: `${amount(yen)}円のお支払いが異議申し立てにより取り消されました。`,
      en: `The payment of ${amount(yen)} yen was reversed after the dispute.`,
    }),
    payment,
  ),
  'referral-bonus': news(
    'お友だち紹介の特典が届きました',
    'You received a referral bonus',
    ({ points }) => ({ ja: `${amount(points)}ポイントを進呈しました。`, en: `You received ${pointsIn(points)}.` }),
    POINTS,
  ),
  'points-given': news(
    'ポイントが届きました',
    'You received points',
    ({ points }) => ({
      ja: `ショップから${amount(points)}ポイントを付与しました。`,
      en: `The shop gave you ${pointsIn(points)}.`,
    }),
    POINTS,
  ),
  'coins-given': news(
    'コインが届きました',
    'You received coins',
    ({ coins }) => ({
      ja: `ショップから${amount(coins)}コインを付与しました。`,
      en: `The shop gave you ${formatCount(coins ?? 0, 'coin')}.`,
    }),
    COINS,
  ),
  'points-taken-back': news(
    'ポイントの付与を取り消しました',
    'Points we gave you were taken back',
    (data) => takenBack(data, { ja: `${amount(data.points)}ポイント`, en: pointsIn(data.points) }),
    POINTS,
  ),
  'coins-taken-back': news(
    'コインの付与を取り消しました',
    'Coins we gave you were taken back',
    (data) => takenBack(data, { ja: `${amount(data.coins)}コイン`, en: formatCount(data.coins ?? 0, 'coin') }),
    COINS,
  ),
  'points-moved': news(
    'ポイントを移行しました',
    'Your points were moved',
    ({ points, direction }) =>
      direction === 'out'
        ? {
            ja: `${amount(points)}ポイントを提携サイトへ移行しました。`,
            en: `${pointsIn(points)} went to the partner site.`,
          }
        : {
            ja: `提携サイトから${amount(points)}ポイントを移行しました。`,
            en: `${pointsIn(points)} came from the partner site.`,
          },
    POINTS,
  ),
  'points-not-moved': news(
    'ポイントを移行できませんでした',
    'Your points could not be moved',
    ({ points, direction }) =>
      direction === 'out'
        ? {
            ja: `提携サイトへの${amount(points)}ポイントの移行は成立しませんでした。ポイントは元に戻っています。`,
            en: `${pointsIn(points)} did not reach the partner site. They are back in your balance.`,
          }
        : {
            ja: `提携サイトからの${amount(points)}ポイントの移行は成立しませんでした。もう一度お試しください。`,
            en: `${pointsIn(points)} did not arrive from the partner site. Please try again.`,
          },
    TRANSFER,
  ),
  'points-expired': news(
    'ポイントの有効期限が切れました',
    'Some of your points expired',
    ({ points }) => ({
      ja: `${amount(points)}ポイントが有効期限により失効しました。`,
      en: `${pointsIn(points)} expired.`,
    }),
    POINTS,
  ),
  'cards-decided': news('カードの選択期限が過ぎました', 'Your time to decide on cards has ended', decided, HISTORY),
  'rank-raised': news('ランクが上がりました', 'Your rank has risen', rankOfMonth, MY_PAGE),
  'rank-lowered': news('ランクが変わりました', 'Your rank has changed', rankOfMonth, MY_PAGE),
  'password-changed': news('パスワードを変更しました', 'Your password was changed', () => CONTACT),
  'mail-changed': news('メールアドレスを変更しました', 'Your email address was changed', () => CONTACT),
  'address-changed': news('ご住所を変更しました', 'Your address was changed', () => CONTACT),
  'phone-verified': news('電話番号を認証しました', 'Your phone was verified', () => CONTACT),
  'phone-released': news(
    '電話番号の認証を取り消しました',
    'Your phone is no longer verified',
    () => ({
      ja: 'もう一度、ご自身の電話番号で認証してください。',
      en: 'Please verify your phone again.',
    }),
    '/change-member',
  ),
};
