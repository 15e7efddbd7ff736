import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

const WORDS: Record<Language, Omit<Mail, 'to'>> = {
  ja: {
    subject: '会員登録が完了しました',
    text: [
      'ご登録ありがとうございます。',
      '会員登録が完了しました。',
      '',
      'このメールにお心当たりのない場合は、お手数ですがお問い合わせください。',
    ].join('\n'),
  },
  en: {
    subject: 'Your registration is complete',
    text: [
      'Thank you for registering.',
      'Your account is ready.',
      '',
      'If you did not register, please contact us.',
    ].join('\n'),
  },
};

/** Says nothing that was typed into the form: anybody can enter anybody's address there. */
export const welcomeMail = (to: string, language: Language): Mail => ({ to, ...WORDS[language] });
