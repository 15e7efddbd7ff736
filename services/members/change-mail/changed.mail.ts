import type { Bilingual, Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

const WORDS: Record<Language, Omit<Mail, 'to'>> = {
  ja: {
    subject: 'メールアドレスが変更されました',
    text: [
      'お問い合わせにもとづき、ご登録のメールアドレスを変更しました。',
      '次回からは新しいメールアドレスでログインしてください。パスワードは変わりません。',
      'ログイン中の端末は、すべてログアウトされました。',
      '',
      'お心当たりのない場合は、至急お問い合わせください。',
    ].join('\n'),
  },
  en: {
    subject: 'Your email address has been changed',
    text: [
      'As you requested, we have changed the email address of your account.',
      'From now on, log in with the new address. Your password is the same as before.',
      'You have been logged out on all devices.',
      '',
      'If you did not ask for this, please contact us at once.',
    ].join('\n'),
  },
};

const CONFIRM: Bilingual = {
  ja: '次のリンクを開いて、新しいメールアドレスの確認を完了してください（3日間有効）。',
  en: 'Please open this link to confirm the new address. It is valid for 3 days.',
};

/**
 * Builds the mail to one of the two addresses. It names neither, because one of the mailboxes may not be the member's.
 *
 * @param link confirms the new address; only sent there
 */
export const buildChangedMail = (to: string, language: Language, link?: string): Mail => {
  const { subject, text } = WORDS[language];
  return { to, subject, text: link === undefined ? text : [text, '', CONFIRM[language], link].join('\n') };
};
