import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

/** What has become of a member's parcel. */
export type ParcelNews =
  | { readonly kind: 'shipped'; readonly deliveryCode: string; readonly carrier: string }
  | { readonly kind: 'returned'; readonly keptUntil: string };

type Words = { readonly [Kind in ParcelNews['kind']]: (news: Extract<ParcelNews, { kind: Kind }>) => Omit<Mail, 'to'> };

/** Carriers as their customers abroad know them. */
const CARRIERS: Readonly<Record<string, string>> = {
  ヤマト運輸: 'Yamato Transport',
  佐川急便: 'Sagawa Express',
  日本郵便: 'Japan Post',
};

const WORDS: Record<Language, Words> = {
  ja: {
    shipped: ({ deliveryCode, carrier }) => ({
      subject: 'カードを発送しました',
      text: [
        'ご依頼のカードを発送しました。',
        '',
        `配送業者：${carrier}`,
        `追跡番号：${deliveryCode}`,
        '',
        '配送状況が反映されるまで、発送から1日ほどかかることがあります。',
      ].join('\n'),
    }),
    returned: ({ keptUntil }) => ({
      subject: 'お荷物が戻ってきました',
      text: [
        'お送りしたカードが、お届けできずに戻ってきました。',
        '',
        `${keptUntil}まで保管します。再発送をご希望の場合は、お届け先をご確認のうえ、期日までにお問い合わせください。`,
        '期日を過ぎると、カードの権利は失効します。',
      ].join('\n'),
    }),
  },
  en: {
    shipped: ({ deliveryCode, carrier }) => ({
      subject: 'Your cards have been shipped',
      text: [
        'The cards you asked for are on their way.',
        '',
        `Carrier: ${CARRIERS[carrier] ?? carrier}`,
        `Tracking number: ${deliveryCode}`,
        '',
        'It can take about a day until the carrier shows where the parcel is.',
      ].join('\n'),
    }),
    returned: ({ keptUntil }) => ({
      subject: 'Your parcel has come back',
      text: [
        'The cards we sent you could not be delivered and have come back to us.',
        '',
        `We keep them until ${keptUntil}. To have them sent again, check your address and contact us by then.`,
        'After that day the cards are forfeited.',
      ].join('\n'),
    }),
  },
};

export const parcelMail = (to: string, language: Language, news: ParcelNews): Mail => {
  const words = WORDS[language];
  return { to, ...(news.kind === 'shipped' ? words.shipped(news) : words.returned(news)) };
};
