import { describe, expect, it } from '@jest/globals';
import { renderMailHtml } from './mail-html.js';

const htmlOf = (text: string, subject = 'Your parcel') => renderMailHtml({ subject, text });

describe('a mail as it looks', () => {
  it('has the words of its text, in paragraphs and lines', () => {
    const html = htmlOf('First.\nSecond.\n\nThird.');
    expect(html).toContain('First.<br>Second.</p>');
    expect(html).toContain('>Third.</p>');
    expect(html).toContain('<title>Your parcel</title>');
  });

  it.each([
    ['Your parcel', 'en', 'Oripa Shop'],
    ['カードを発送しました', 'ja', 'オリパショップ'],
  ])('given the subject %s, is in %s', (subject, language, shop) => {
    const html = htmlOf('x', subject);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`>${shop}</td>`);
  });

  it('has an address alone on its line as a button, and one in a sentence as a link', () => {
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
  ])('takes %s for words', (text, shown) => {
    const html = htmlOf(`Dear ${text}`, `Dear ${text}`);
    expect(html).toContain(shown);
    expect(html).not.toMatch(/<script|href="javascript|" ?onmouseover=/);
  });
});
