import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

const WORDS: Record<Language, { subject: string; lines: readonly string[] }> = {
  ja: {
    subject: 'パスワードが変更されました',
    lines: [
      'アカウントのパスワードが変更されました。次回からは新しいパスワードでログインしてください。',
      '変更した端末以外は、すべてログアウトされました。',
      '',
      'お心当たりのない場合は、次のページから至急パスワードを再設定し、お問い合わせください。',
    ],
  },
  en: {
    subject: 'Your password has been changed',
    lines: [
      'The password of your account has been changed. From now on, log in with the new one.',
      'All other devices have been logged out.',
      '',
      'If this was not you, choose a new password on this page at once, and contact us.',
    ],
  },
};

/** Builds the mail about a changed password. @param reissue the page to choose a new one if somebody else changed it */
export const buildPasswordChangedMail = (to: string, language: Language, reissue: string): Mail => {
  const { subject, lines } = WORDS[language];
  return { to, subject, text: [...lines, reissue].join('\n') };
};
