import { describe, expect, it } from '@jest/globals';
import { renderMailHtml } from './mail-html.js';

const htmlOf = (text: string, subject = 'Your parcel') => renderMailHtml({ subject, text });

describe('the HTML of a mail', () => {
  it('has the paragraphs and lines of the text', () => {
    const html = htmlOf('First.\nSecond.\n\nThird.');
    expect(html).toContain('First.<br>Second.</p>');
    expect(html).toContain('>Third.</p>');
    expect(html).toContain('<title>Your parcel</title>');
  });

  it.each([
    ['Your parcel', 'en', 'Oripa Shop'],
    ['カードを発送しました', 'ja', 'オリパショップ'],
  ])('gets from the subject %s the language %s', (subject, language, shop) => {
    const html = htmlOf('x', subject);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`>${shop}</td>`);
  });

  it('shows a URL on its own line as a button, and one in a sentence as a link', () => {
    const html = htmlOf('Open this:\nhttps://shop.example/a?b=1&c=2\n\nOr see https://shop.example/d, please.');
    expect(html).toMatch(
      /<a href="https:\/\/shop.example\/a\?b=1&amp;c=2" style="display:inline-block[^>]*>Open the page<\/a>/,
    );
    expect(html).toMatch(/see <a href="https:\/\/shop.example\/d"[^>]*>https:\/\/shop.example\/d<\/a>, please/);
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['https://shop.example/"onmouseover="alert(1)', '&quot;onmouseover'],
  ])('escapes %s', (text, shown) => {
    const html = htmlOf(`Dear ${text}`, `Dear ${text}`);
    expect(html).toContain(shown);
    expect(html).not.toMatch(/<script|href="javascript|" ?onmouseover=/);
  });
});
