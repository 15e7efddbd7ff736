import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { formatDay } from '../../platform/text/format-day.js';
import { toCarrierName } from '../streams/carriers.shared.js';
import { buildTrackingPage } from '../wire/tracking-page.js';

interface Tracking {
  readonly deliveryCode: string;
  readonly carrier: string;
}

/** The news of a member's parcel. */
export type ParcelNews =
  | ({ readonly kind: 'shipped' } & Tracking)
  | ({ readonly kind: 'corrected'; readonly replaces: string } & Tracking)
  | { readonly kind: 'returned'; readonly keptUntil: string }
  | { readonly kind: 'readdressed' };

interface Text {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** The words for the news of a parcel, by its number. */
type Words = {
  readonly [Kind in ParcelNews['kind']]: (number: string, news: Extract<ParcelNews, { kind: Kind }>) => Text;
};

/** Returns the line with the carrier's page, if there is one. */
const pageOf = (said: string, { carrier, deliveryCode }: Tracking): readonly string[] => {
  const page = buildTrackingPage(carrier, deliveryCode);
  return page === null ? [] : [said, page];
};

const trackingInJapanese = (number: string, { carrier, deliveryCode }: Tracking) => [
  `荷物番号：${number}`,
  `配送業者：${toCarrierName(carrier, 'ja')}`,
  `追跡番号：${deliveryCode}`,
  ...pageOf('配送状況：', { carrier, deliveryCode }),
];
const trackingInEnglish = (number: string, { carrier, deliveryCode }: Tracking) => [
  `Parcel: ${number}`,
  `Carrier: ${toCarrierName(carrier, 'en')}`,
  `Tracking number: ${deliveryCode}`,
  ...pageOf('Track it here:', { carrier, deliveryCode }),
];

const WORDS: Record<Language, Words> = {
  ja: {
    shipped: (number, news) => ({
      subject: 'カードを発送しました',
      lines: [
        'ご依頼のカードを発送しました。',
        '',
        ...trackingInJapanese(number, news),
        '',
        '配送状況が反映されるまで、発送から1日ほどかかることがあります。',
      ],
    }),
    corrected: (number, news) => ({
      subject: '追跡番号の訂正',
      lines: [
        `発送のお知らせにあった追跡番号（${news.replaces}）に誤りがありました。お詫びして、次のとおり訂正します。`,
        '',
        ...trackingInJapanese(number, news),
        '',
        'お荷物はこの番号でお届けしています。お手続きは必要ありません。',
      ],
    }),
    returned: (number, { keptUntil }) => ({
      subject: 'お荷物が戻ってきました',
      lines: [
        'お送りしたカードが、お届けできずに戻ってきました。',
        '',
        `荷物番号：${number}`,
        '',
        `${formatDay(keptUntil).ja}まで保管します。再発送をご希望の場合は、お届け先をご確認のうえ、期日までにお問い合わせください。`,
        '期日を過ぎると、カードの権利は失効します。',
      ],
    }),
    readdressed: (number) => ({
      subject: 'お荷物のお届け先を変更しました',
      lines: [
        'お荷物のお届け先を変更しました。',
        '',
        `荷物番号：${number}`,
        '',
        '変更にお心当たりがない場合は、すぐにお問い合わせください。',
      ],
    }),
  },
  en: {
    shipped: (number, news) => ({
      subject: 'Your cards have been shipped',
      lines: [
        'The cards you asked for are on their way.',
        '',
        ...trackingInEnglish(number, news),
        '',
        'It can take about a day before the carrier shows where the parcel is.',
      ],
    }),
    corrected: (number, news) => ({
      subject: 'Your tracking number was corrected',
      lines: [
        `The tracking number we sent you (${news.replaces}) was wrong. We are sorry. This is the right one:`,
        '',
        ...trackingInEnglish(number, news),
        '',
        'Your parcel is on its way under this number. There is nothing you need to do.',
      ],
    }),
    returned: (number, { keptUntil }) => ({
      subject: 'Your parcel was returned to us',
      lines: [
        'The cards we sent you could not be delivered and have come back to us.',
        '',
        `Parcel: ${number}`,
        '',
        `We keep them until ${formatDay(keptUntil).en}. To have them sent again, check your address and contact us by then.`,
        'After that day the cards are forfeited.',
      ],
    }),
    readdressed: (number) => ({
      subject: 'Your parcel’s address was changed',
      lines: [
        'The address of your parcel has been changed.',
        '',
        `Parcel: ${number}`,
        '',
        'If you did not ask for this, contact us at once.',
      ],
    }),
  },
};

/** Builds the mail about a parcel. @param number the parcel's number for people */
export const buildParcelMail = (to: string, language: Language, number: string, news: ParcelNews): Mail => {
  const toText = WORDS[language][news.kind] as (number: string, news: ParcelNews) => Text;
  const { subject, lines } = toText(number, news);
  return { to, subject, text: lines.join('\n') };
};
