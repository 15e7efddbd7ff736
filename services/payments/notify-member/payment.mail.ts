import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { formatCount } from '../../platform/text/format-count.js';
import { formatMoment } from '../../platform/text/format-day.js';
import { METHOD_WORDS } from '../wire/method-names.messages.js';
import { describeHowToPay } from './how-to-pay.messages.js';
import { formatYen } from './mail-formats.js';
import type { PaymentMailData } from './payment-mail-data.js';
import type { PaymentNews } from './payment-news.decide.js';

interface Text {
  readonly subject: string;
  readonly lines: readonly string[];
}

type Words = {
  readonly [Kind in PaymentNews['kind']]: (
    payment: PaymentMailData,
    news: Extract<PaymentNews, { kind: Kind }>,
  ) => Text;
};

/** Returns the page of a payment, with its receipt once it is paid. */
const pageOf = ({ publicUrl, paymentId }: PaymentMailData): string =>
  `${publicUrl}/payment-detail?paymentId=${encodeURIComponent(paymentId)}`;

const grouped = (amount: number): string => amount.toLocaleString('en-US');

/** Describes the bonus; '' for none. */
const bonusOf = (
  { bonusPoints, bonusCoins }: PaymentMailData,
  points: (amount: number) => string,
  coins: (amount: number) => string,
): string[] => [...(bonusPoints > 0 ? [points(bonusPoints)] : []), ...(bonusCoins > 0 ? [coins(bonusCoins)] : [])];

/** Describes the debt for spent points; '' for none. */
const stillOwed = ({ owedYen }: PaymentMailData, language: Language): string[] => {
  if (owedYen === 0) return [];
  const owed = formatYen(owedYen, language);
  return language === 'ja'
    ? [`差し引けなかった金額：${owed}（お支払いいただくまで、ガチャをご利用いただけません）`]
    : [`Still owed, as some of the points had been spent: ${owed}. You cannot draw until it is paid.`];
};

const JAPANESE: Words = {
  awaited: (payment) => ({
    subject: `お支払い方法のご案内（${formatYen(payment.yen, 'ja')}）`,
    lines: [
      'ポイントご購入のお申し込みを承りました。次のとおりお支払いください。',
      '',
      ...describeHowToPay(payment, 'ja'),
      '',
      `お支払い金額：${formatYen(payment.yen, 'ja')}`,
      `お支払い期限：${formatMoment(payment.due).ja}`,
      '',
      'ご入金を確認しだい、ポイントが自動で反映されます。',
      'お支払いの状況と取り消し：',
      pageOf(payment),
    ],
  }),
  paid: (payment, { isLate }) => ({
    subject: 'お支払いを確認しました',
    lines: [
      isLate
        ? 'お支払い期限のあとのご入金を確認し、ポイントを反映しました。'
        : 'お支払いを確認し、ポイントを反映しました。ありがとうございます。',
      '',
      `コース：${formatYen(payment.yen, 'ja')}`,
      `ポイント：${grouped(payment.points)}ポイント`,
      ...bonusOf(
        payment,
        (points) => `${grouped(points)}ポイント`,
        (coins) => `${grouped(coins)}コイン`,
      ).map((bonus) => `ボーナス：${bonus}`),
      `お支払い方法：${METHOD_WORDS[payment.method].name.ja}`,
      ...(payment.paidAt ? [`お支払い日時：${formatMoment(payment.paidAt).ja}`] : []),
      '',
      '領収書：',
      pageOf(payment),
    ],
  }),
  expired: (payment) => ({
    subject: 'お支払い期限が過ぎました',
    lines: [
      `${formatYen(payment.yen, 'ja')}のお申し込み（${METHOD_WORDS[payment.method].name.ja}）は、お支払い期限の${formatMoment(payment.due).ja}までにご入金を確認できなかったため、終了しました。`,
      '',
      'すでにお支払いいただいている場合は、確認できしだいポイントが反映されます。お手続きは必要ありません。',
      'まだの場合は、もう一度お申し込みください：',
      `${payment.publicUrl}/buy-point`,
    ],
  }),
  refunded: (payment, { yen, by }) =>
    by === 'reversal'
      ? {
          subject: `お振込の取り消しのお知らせ（${formatYen(yen, 'ja')}）`,
          lines: [
            'お振込元の銀行により、お振込が取り消されました。このお支払いで付与したポイントを差し引きました。',
            '',
            `取り消された金額：${formatYen(yen, 'ja')}`,
            ...stillOwed(payment, 'ja'),
            '',
            'お心当たりがない場合は、お振込元の銀行にご確認のうえ、お問い合わせください。',
            'お支払いの詳細：',
            pageOf(payment),
          ],
        }
      : {
          subject: `返金のお知らせ（${formatYen(yen, 'ja')}）`,
          lines: [
            'お支払いいただいた代金を返金しました。その分のポイントは差し引いています。',
            '',
            `返金額：${formatYen(yen, 'ja')}`,
            by === 'provider'
              ? `返金方法：${METHOD_WORDS[payment.method].name.ja}（お支払いに使われた方法へ返金します。明細への反映には日数がかかることがあります）`
              : '返金方法：銀行振込',
            ...stillOwed(payment, 'ja'),
            '',
            'お支払いの詳細：',
            pageOf(payment),
          ],
        },
  'refund-bounced': (payment, { yen }) => ({
    subject: `返金が完了しませんでした（${formatYen(yen, 'ja')}）`,
    lines: [
      'お知らせした返金が、決済会社または銀行で完了しませんでした。代金はお返しできていません。この返金のために差し引いたポイントや未精算の金額は、元に戻しました。',
      '',
      `完了しなかった返金額：${formatYen(yen, 'ja')}`,
      '',
      'あらためて返金する場合は、別の方法も含めてご連絡します。お急ぎの場合は、お支払い番号を添えてお問い合わせください。',
      `お支払い番号：${payment.paymentId}`,
      'お支払いの詳細：',
      pageOf(payment),
    ],
  }),
  disputed: (payment, { yen }) => ({
    subject: `お支払いへの異議申し立てのお知らせ（${formatYen(yen, 'ja')}）`,
    lines: [
      'カード会社などに、お支払いへの異議申し立てがありました。確認が終わるまで、対象の金額の分のポイントをお預かりし、ガチャの購入とお荷物の発送を停止しています。',
      '',
      `対象の金額：${formatYen(yen, 'ja')}`,
      `お支払い方法：${METHOD_WORDS[payment.method].name.ja}`,
      `お支払い番号：${payment.paymentId}`,
      '',
      'お心当たりのない場合や、申し立てを取り下げる場合は、お支払い番号を添えてお問い合わせください。',
      'お支払いの詳細：',
      pageOf(payment),
    ],
  }),
  'dispute-won': (payment, { yen }) => ({
    subject: `お支払いへの異議申し立ての確認が終わりました（${formatYen(yen, 'ja')}）`,
    lines: [
      'お支払いへの異議申し立ての確認が終わり、お支払いはそのまま有効です。お預かりしていたポイントをお戻しし、このお支払いによるガチャの購入とお荷物の発送の停止を解除しました。',
      '',
      'お支払いの詳細：',
      pageOf(payment),
    ],
  }),
  'dispute-lost': (payment, { yen }) => ({
    subject: `お支払いが取り消されました（${formatYen(yen, 'ja')}）`,
    lines: [
      'お支払いへの異議申し立てが認められ、代金が払い戻されました。このお支払いで付与したポイントを差し引きました。',
      '',
      `取り消された金額：${formatYen(yen, 'ja')}`,
      ...stillOwed(payment, 'ja'),
      '',
      '申し立てにお心当たりがない場合は、お支払い番号を添えてお問い合わせください。',
      `お支払い番号：${payment.paymentId}`,
      'お支払いの詳細：',
      pageOf(payment),
    ],
  }),
};

const ENGLISH: Words = {
  awaited: (payment) => ({
    subject: `How to pay your order (${formatYen(payment.yen, 'en')})`,
    lines: [
      'Thank you for your order. Here is how to pay:',
      '',
      ...describeHowToPay(payment, 'en'),
      '',
      `Amount: ${formatYen(payment.yen, 'en')}`,
      `Pay by: ${formatMoment(payment.due).en}`,
      '',
      'Your points are added automatically once we have confirmed the payment.',
      'Check the status, or cancel:',
      pageOf(payment),
    ],
  }),
  paid: (payment, { isLate }) => ({
    subject: 'We have received your payment',
    lines: [
      isLate
        ? 'Your payment arrived after the due date, but your points have been added.'
        : 'Thank you for your payment. Your points have been added.',
      '',
      `Package: ${formatYen(payment.yen, 'en')}`,
      `Points: ${grouped(payment.points)}`,
      ...bonusOf(
        payment,
        (points) => formatCount(points, 'point'),
        (coins) => formatCount(coins, 'coin'),
      ).map((bonus) => `Bonus: ${bonus}`),
      `Payment method: ${METHOD_WORDS[payment.method].name.en}`,
      ...(payment.paidAt ? [`Paid: ${formatMoment(payment.paidAt).en}`] : []),
      '',
      'Receipt:',
      pageOf(payment),
    ],
  }),
  expired: (payment) => ({
    subject: 'Your order was not paid in time',
    lines: [
      `We did not receive payment for your order of ${formatYen(payment.yen, 'en')} (${METHOD_WORDS[payment.method].name.en}) by ${formatMoment(payment.due).en}, so the order has expired.`,
      '',
      'If you have already paid, your points will be added as soon as we have confirmed the payment. There is nothing you need to do.',
      'If not, please order again:',
      `${payment.publicUrl}/buy-point`,
    ],
  }),
  refunded: (payment, { yen, by }) =>
    by === 'reversal'
      ? {
          subject: `Your transfer was reversed (${formatYen(yen, 'en')})`,
          lines: [
            'Your bank has reversed the transfer, so the points from this payment have been deducted.',
            '',
            `Amount reversed: ${formatYen(yen, 'en')}`,
            ...stillOwed(payment, 'en'),
            '',
            'If you do not know why, please ask your bank first, then contact us.',
            'Details of the payment:',
            pageOf(payment),
          ],
        }
      : {
          subject: `Your refund (${formatYen(yen, 'en')})`,
          lines: [
            'We have refunded your payment. The points for that amount have been deducted.',
            '',
            `Amount: ${formatYen(yen, 'en')}`,
            by === 'provider'
              ? `Refunded to: ${METHOD_WORDS[payment.method].name.en}, your original payment method. It may take a few days to appear on your statement.`
              : 'Refunded by bank transfer',
            ...stillOwed(payment, 'en'),
            '',
            'Details of the payment:',
            pageOf(payment),
          ],
        },
  'refund-bounced': (payment, { yen }) => ({
    subject: `Your refund did not go through (${formatYen(yen, 'en')})`,
    lines: [
      'The payment provider or the bank could not complete the refund that we told you about. The money has not reached you. The points deducted for it are yours again, and nothing is owed for it any more.',
      '',
      `Amount of that refund: ${formatYen(yen, 'en')}`,
      '',
      'If we refund it again, perhaps in another way, we will write to you. You can also contact us with the payment number.',
      `Payment number: ${payment.paymentId}`,
      'Details of the payment:',
      pageOf(payment),
    ],
  }),
  disputed: (payment, { yen }) => ({
    subject: `One of your payments is disputed (${formatYen(yen, 'en')})`,
    lines: [
      'Your payment has been disputed with the card company or payment provider. Until this is resolved, the points for that amount are on hold, and you can neither draw nor have parcels shipped.',
      '',
      `Amount: ${formatYen(yen, 'en')}`,
      `Payment method: ${METHOD_WORDS[payment.method].name.en}`,
      `Payment number: ${payment.paymentId}`,
      '',
      'If you did not raise this dispute, or want to withdraw it, please contact us with the payment number.',
      'Details of the payment:',
      pageOf(payment),
    ],
  }),
  'dispute-won': (payment, { yen }) => ({
    subject: `The dispute over your payment is resolved (${formatYen(yen, 'en')})`,
    lines: [
      'The dispute over your payment has been resolved, and the payment stands. The points on hold are yours again, and this payment no longer holds up draws or parcels.',
      '',
      'Details of the payment:',
      pageOf(payment),
    ],
  }),
  'dispute-lost': (payment, { yen }) => ({
    subject: `Your payment was reversed (${formatYen(yen, 'en')})`,
    lines: [
      'The dispute over your payment was accepted, and the money was returned. The points from this payment have been deducted.',
      '',
      `Amount reversed: ${formatYen(yen, 'en')}`,
      ...stillOwed(payment, 'en'),
      '',
      'If you did not raise this dispute, please contact us with the payment number.',
      `Payment number: ${payment.paymentId}`,
      'Details of the payment:',
      pageOf(payment),
    ],
  }),
};

const WORDS: Record<Language, Words> = { ja: JAPANESE, en: ENGLISH };

/** Builds the mail. */
export const buildPaymentMail = (to: string, language: Language, payment: PaymentMailData, news: PaymentNews): Mail => {
  const write = WORDS[language][news.kind] as (payment: PaymentMailData, news: PaymentNews) => Text;
  const { subject, lines } = write(payment, news);
  return { to, subject, text: lines.join('\n') };
};
