import { describe, expect, it } from '@jest/globals';
import { parseTokyoDate } from '../../kernel/time.js';
import { buildAnnouncementMail } from './announcement.mail.js';

const announced = { text: 'privacy-policy', version: 2, inForceFrom: parseTokyoDate('2027-02-01')! };

describe('the mail of an announcement', () => {
  it.each([
    ['ja', 'プライバシーポリシー', '「プライバシーポリシー」改定のお知らせ', ['2027年2月1日', '書面による異議']],
    ['en', 'Privacy policy', 'Changes to our privacy policy', ['1 February 2027', 'object in writing']],
  ] as const)(
    'names the text, the first day, the page to read it and the effect of silence: %s',
    (language, title, subject, said) => {
      const mail = buildAnnouncementMail(
        { mail: 'a@example.com', language },
        { ...announced, title },
        'https://shop.example',
      );
      expect(mail).toMatchObject({ to: 'a@example.com', subject });
      for (const words of [...said, 'https://shop.example/privacy-protection?version=2\n'])
        expect(mail.text).toContain(words);
    },
  );
});
