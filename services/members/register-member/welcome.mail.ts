import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

interface Words {
  readonly subject: string;
  readonly thanks: readonly string[];
  readonly confirm: string;
  readonly stranger: string;
}

const WORDS: Record<Language, Words> = {
  ja: {
    subject: '会員登録が完了しました',
    thanks: ['ご登録ありがとうございます。', '会員登録が完了しました。'],
    confirm: '次のリンクを開いて、メールアドレスの確認を完了してください（3日間有効）。',
    stranger: 'このメールにお心当たりのない場合は、リンクを開かずに、お手数ですがお問い合わせください。',
  },
  en: {
    subject: 'Your registration is complete',
    thanks: ['Thank you for registering.', 'Your account is ready.'],
    confirm: 'Please open this link to confirm your email address. It is valid for 3 days.',
    stranger: 'If you did not register, do not open the link, and please contact us.',
  },
};

/**
 * Builds the mail to a new member. It repeats nothing from the form, where anybody can enter anybody's address.
 *
 * @param link confirms the address; null for a confirmed one
 */
export const buildWelcomeMail = (to: string, language: Language, link: string | null): Mail => {
  const { subject, thanks, confirm, stranger } = WORDS[language];
  const text = [...thanks, '', ...(link === null ? [] : [confirm, link, '']), stranger].join('\n');
  return { to, subject, text };
};
