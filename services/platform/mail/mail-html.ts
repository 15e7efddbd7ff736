import type { Language } from '../../kernel/languages.js';
import type { Mail } from './mail-transport.js';

const SHOP: Readonly<Record<Language, string>> = { ja: 'オリパショップ', en: 'Oripa Shop' };

const GROUND = '#0b0d1a';
const GOLD = '#ffc548';
const FONTS = "'Hiragino Sans','Noto Sans JP','Yu Gothic UI',Arial,sans-serif";
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:10px;background:${GOLD};color:#241500;font-weight:bold;text-decoration:none`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** A URL, without punctuation or brackets that follow it. */
const ADDRESS = /https?:\/\/[^\s<>"'）」、。]*[^\s<>"'）」、。.,;:!?)]/g;
const IS_ADDRESS = new RegExp(`^${ADDRESS.source}$`);

const LABEL: Readonly<Record<Language, string>> = { ja: 'ページを開く', en: 'Open the page' };

/** Renders a line of text. A URL on its own line becomes a button; one in a sentence becomes a link. */
const renderLine = (line: string, language: Language): string => {
  const alone = line.trim();
  if (IS_ADDRESS.test(alone)) return `<a href="${escapeHtml(alone)}" style="${BUTTON}">${LABEL[language]}</a>`;
  let html = '';
  let end = 0;
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    html += `${escapeHtml(line.slice(end, index))}<a href="${escapeHtml(address)}" style="color:#7a4b00">${escapeHtml(address)}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(line.slice(end));
};

const renderParagraph = (text: string, language: Language): string =>
  `<p style="margin:0 0 16px">${text
    .split('\n')
    .map((line) => renderLine(line, language))
    .join('<br>')}</p>`;

/** Renders the HTML part of a mail from its text. It uses tables and inline styles, because mail programs support little else. */
export const renderMailHtml = ({ subject, text }: Pick<Mail, 'subject' | 'text'>): string => {
  const language: Language = /[\u3041-\u30ff\u4e00-\u9fff]/.test(subject) ? 'ja' : 'en';
  const body = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => renderParagraph(paragraph, language))
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#eeeef3">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${FONTS};color:#1b1e2e">
<tr><td style="padding:20px 28px;background:${GROUND};border-radius:14px 14px 0 0;color:${GOLD};font-size:18px;font-weight:bold">${SHOP[language]}</td></tr>
<tr><td style="padding:28px;background:#ffffff;border-radius:0 0 14px 14px;font-size:16px;line-height:1.7;overflow-wrap:anywhere;word-break:auto-phrase">
<h1 style="margin:0 0 20px;font-size:20px;line-height:1.4">${escapeHtml(subject)}</h1>
${body}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};
