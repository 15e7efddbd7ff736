import type { NoticeWords } from '../../content/index.js';
import { formatDay } from '../../platform/text/format-day.js';
import type { LegalTextAnnounced } from '../streams/legal-text.events.js';
import type { LegalTexts } from '../wire/legal-texts.js';
import { toVersionPage } from '../wire/text-pages.js';

/** Builds the public notice that announces a version. */
export const buildAnnouncementNotice = (texts: LegalTexts, announced: LegalTextAnnounced['data']): NoticeWords => {
  const { text, version, inForceFrom } = announced;
  const titleIn = (language: 'ja' | 'en') => texts.version(text, version, language).title;
  const page = toVersionPage(announced);
  const { ja: dayJa, en: dayEn } = formatDay(inForceFrom);
  return {
    title_ja: `「${titleIn('ja')}」を改定します`,
    title_en: `Our ${titleIn('en').toLowerCase()} will change`,
    content_ja: `<p>${dayJa}より、「${titleIn('ja')}」を改定します。施行日の前日までに書面による異議のお申し出がない場合は、改定にご同意いただいたものとみなします。</p><p><a href="${page}">改定後の内容を読む</a></p>`,
    content_en: `<p>A new version of our ${titleIn('en').toLowerCase()} comes into force on ${dayEn}. If you do not object in writing before that day, you are deemed to have accepted it.</p><p><a href="${page}">Read the new version</a></p>`,
  };
};
