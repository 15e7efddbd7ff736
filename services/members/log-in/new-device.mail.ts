import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { formatMoment } from '../../platform/text/format-day.js';
import { describeDevice } from '../wire/device-words.js';

interface Words {
  readonly subject: string;
  readonly before: string;
  readonly at: string;
  readonly device: string;
  readonly unknown: string;
  readonly own: string;
  readonly stranger: string;
}

const WORDS: Record<Language, Words> = {
  ja: {
    subject: '新しい端末からのログイン',
    before: 'これまでに使われていない端末から、お客様のアカウントにログインがありました。',
    at: '日時（日本時間）：',
    device: '端末：',
    unknown: '不明',
    own: 'ご本人のログインであれば、何もしていただく必要はありません。',
    stranger: 'お心当たりのない場合は、次のページから至急パスワードを再設定し、お問い合わせください。',
  },
  en: {
    subject: 'Log-in from a new device',
    before: 'Someone has logged in to your account from a new device.',
    at: 'When: ',
    device: 'Device: ',
    unknown: 'unknown',
    own: 'If this was you, there is nothing you need to do.',
    stranger: 'If this was not you, choose a new password on this page at once, and contact us.',
  },
};

/**
 * Builds the mail about a log-in with an unknown browser.
 *
 * @param userAgent the browser's User-Agent; @param reissue the page to choose a new password
 */
export const newDeviceMail = (
  { mail: to, language }: { readonly mail: string; readonly language: Language },
  userAgent: string,
  at: Date,
  reissue: string,
): Mail => {
  const words = WORDS[language];
  const { browser, system } = describeDevice(userAgent);
  const device = [system, browser].filter(Boolean).join(' / ') || words.unknown;
  const facts = [`${words.at}${formatMoment(at)[language]}`, `${words.device}${device}`];
  return {
    to,
    subject: words.subject,
    text: [words.before, '', ...facts, '', words.own, words.stranger, reissue].join('\n'),
  };
};
