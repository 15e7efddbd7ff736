import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

const WORDS: Record<Language, Omit<Mail, 'to'>> = {
  ja: {
    subject: 'ご登録の住所が変更されました',
    text: [
      'お問い合わせにもとづき、ご登録の住所を変更しました。',
      'これから準備する荷物は、新しい住所へお送りします。新しい住所は、ログイン後「お客様情報の確認」でご確認いただけます。',
      '',
      'お心当たりのない場合は、至急お問い合わせください。',
    ].join('\n'),
  },
  en: {
    subject: 'Your postal address has been changed',
    text: [
      'As you requested, we have changed the postal address of your account.',
      'Parcels we prepare from now on go to the new address. To see it, log in and open “Personal information”.',
      '',
      'If you did not ask for this, please contact us at once.',
    ].join('\n'),
  },
};

/** Builds the mail about the change. It names neither address, because the mailbox may not be the member's any more. */
export const buildChangedAddressMail = (to: string, language: Language): Mail => ({ to, ...WORDS[language] });
