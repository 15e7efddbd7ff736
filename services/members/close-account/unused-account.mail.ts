import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { formatMoment } from '../../platform/text/format-day.js';
import type { Recipient } from '../rows/profiles.rows.js';

const WORDS: Record<Language, { subject: string; lines: (closes: string, publicUrl: string) => readonly string[] }> = {
  ja: {
    subject: 'しばらくご利用がないため、まもなく退会となります',
    lines: (closes, publicUrl) => [
      '最後のご利用から時間が経っています。このままご利用がない場合、次の日時に退会の手続きを行います。',
      '',
      `退会の日時：${closes}（日本時間）以降`,
      '',
      '退会となると、ポイントとコインはすべて失効し、個人情報は順次消去されます。',
      '',
      '続けてご利用になる場合は、その前に一度ログインしてください。ほかのお手続きは不要です。',
      `${publicUrl}/login`,
    ],
  },
  en: {
    subject: 'Your account will soon be closed for lack of use',
    lines: (closes, publicUrl) => [
      'You have not used your account for a while. If you don’t use it again, we will close it.',
      '',
      `Closed from: ${closes}`,
      '',
      'All your points and coins will then expire, and your personal data will be erased.',
      '',
      'To keep your account, just log in once before then.',
      `${publicUrl}/login`,
    ],
  },
};

/** Builds the mail that announces the closing and says how to keep the account. */
export const buildUnusedAccountMail = ({ mail, language }: Recipient, closesAt: Date, publicUrl: string): Mail => {
  const { subject, lines } = WORDS[language];
  return { to: mail, subject, text: lines(formatMoment(closesAt)[language], publicUrl).join('\n') };
};
