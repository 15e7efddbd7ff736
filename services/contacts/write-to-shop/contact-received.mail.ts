import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

/** Builds the mail that confirms a contact. It quotes nothing, since the address is not verified. */
export const buildContactReceivedMail = (to: string, language: Language, number: string): Mail =>
  language === 'ja'
    ? {
        to,
        subject: `お問い合わせを受け付けました（${number}）`,
        text: `お問い合わせをいただき、ありがとうございます。\n内容を確認のうえ、担当者よりメールでご回答します。\n\nお問い合わせ番号：${number}\n\nお心当たりのない場合は、このメールを破棄してください。`,
      }
    : {
        to,
        subject: `We have received your message (${number})`,
        text: `Thank you for contacting us. We will read your message and answer by email.\n\nContact number: ${number}\n\nIf you did not write to us, please ignore this email.`,
      };
