import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

/** What a member has to know to follow his parcel. */
export interface Tracking {
  readonly deliveryCode: string;
  readonly carrier: string;
}

const WORDS: Record<Language, (tracking: Tracking) => Omit<Mail, 'to'>> = {
  ja: ({ deliveryCode, carrier }) => ({
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
  en: ({ deliveryCode, carrier }) => ({
    subject: 'Your cards have been shipped',
    text: [
      'The cards you asked for are on their way.',
      '',
      `Carrier: ${carrier}`,
      `Tracking number: ${deliveryCode}`,
      '',
      'It can take about a day until the carrier shows where the parcel is.',
    ].join('\n'),
  }),
};

export const shippedMail = (to: string, language: Language, tracking: Tracking): Mail => ({
  to,
  ...WORDS[language](tracking),
});
