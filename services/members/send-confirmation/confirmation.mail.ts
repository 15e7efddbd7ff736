import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

const WORDS: Record<Language, { subject: string; before: string; after: readonly string[] }> = {
  ja: {
    subject: 'メールアドレスの確認',
    before: '次のリンクを開くと、ご登録のメールアドレスの確認が完了します（3日間有効）。',
    after: ['このメールにお心当たりのない場合は、リンクを開かずに破棄してください。'],
  },
  en: {
    subject: 'Confirm your email address',
    before: 'Open this link to confirm your email address. It is valid for 3 days.',
    after: ['If you did not ask for this, do not open the link and delete this email.'],
  },
};

/** Builds the mail with the link. It repeats nothing from the form, where anybody can enter anybody's address. */
export const buildConfirmationMail = (to: string, language: Language, link: string): Mail => {
  const { subject, before, after } = WORDS[language];
  return { to, subject, text: [before, '', link, '', ...after].join('\n') };
};
