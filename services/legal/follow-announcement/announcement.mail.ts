import type { Recipient } from '../../members/index.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { formatDay } from '../../platform/text/format-day.js';
import type { Announcement } from '../rows/announcements.rows.js';
import { toVersionPage } from '../wire/text-pages.js';

type AnnouncedTitle = Pick<Announcement, 'text' | 'version' | 'inForceFrom'> & { readonly title: string };

/** Builds the mail about an announced version. It is always sent: members cannot unsubscribe from it. */
export const buildAnnouncementMail = (
  { mail, language }: Recipient,
  announced: AnnouncedTitle,
  publicUrl: string,
): Mail => {
  const { title, inForceFrom } = announced;
  const page = publicUrl + toVersionPage(announced);
  const day = formatDay(inForceFrom)[language];
  return language === 'ja'
    ? {
        to: mail,
        subject: `「${title}」改定のお知らせ`,
        text: [
          `${day}より、「${title}」を改定します。`,
          '',
          '改定後の内容は、次のページでご覧いただけます。ログインすると、同じページで同意のお手続きもできます。',
          page,
          '',
          '施行日の前日までに書面による異議のお申し出がない場合は、改定にご同意いただいたものとみなします。',
          'ご不明な点は、お問い合わせのページからご連絡ください。',
          `${publicUrl}/contact`,
        ].join('\n'),
      }
    : {
        to: mail,
        subject: `Changes to our ${title.toLowerCase()}`,
        text: [
          `A new version of our ${title.toLowerCase()} comes into force on ${day}.`,
          '',
          'Read it here before then. Once you have logged in, you can also accept it on that page.',
          page,
          '',
          'If you do not object in writing before that day, you are deemed to have accepted it.',
          'If you have a question, please contact us.',
          `${publicUrl}/contact`,
        ].join('\n'),
      };
};
