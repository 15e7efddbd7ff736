import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

const WORDS: Record<Language, { subject: string; before: string; after: readonly string[] }> = {
  ja: {
    subject: 'パスワードの再設定',
    before: '次のリンクを開いて、新しいパスワードを設定してください（30分間有効、1回限り）。',
    after: ['お心当たりのない場合は、リンクを開かずに破棄してください。パスワードは変わりません。'],
  },
  en: {
    subject: 'Choose a new password',
    before: 'Open this link to choose a new password. It works once, within 30 minutes.',
    after: ['If you did not ask for this, do not open the link and delete this email. Your password stays as it is.'],
  },
};

/** Builds the mail with the link to choose a new password. */
export const buildPasswordLinkMail = (to: string, language: Language, link: string): Mail => {
  const { subject, before, after } = WORDS[language];
  return { to, subject, text: [before, '', link, '', ...after].join('\n') };
};
