import type { Language } from '../../kernel/languages.js';
import type { Mail } from '../../platform/mail/mailer.js';

interface ReplyToMail {
  readonly name: string;
  readonly number: string;
  readonly text: string;
}

/** Builds the mail with an answer. */
export const buildContactReplyMail = (to: string, language: Language, { name, number, text }: ReplyToMail): Mail =>
  language === 'ja'
    ? {
        to,
        subject: `お問い合わせへのご回答（${number}）`,
        text: `${name} 様\n\n${text}\n\nお問い合わせ番号：${number}\nこのメールに返信いただいてもお答えできません。続けてのご質問は、お問い合わせのページからお送りください。`,
      }
    : {
        to,
        subject: `Our answer to your message (${number})`,
        text: `Dear ${name},\n\n${text}\n\nContact number: ${number}\nReplies to this email are not read. If you have another question, please use the contact page.`,
      };
