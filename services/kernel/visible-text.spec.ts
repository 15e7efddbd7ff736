import { describe, expect, it } from '@jest/globals';
import { UNSEEN_TEXTS } from './unseen-texts.fixture.js';
import { isVisible, isVisibleHtml, keepVisibleText, toShownText } from './visible-text.js';

const SEEN = [
  ['a kanji with an ideographic variation', '葛\u{e0100}城'],
  ['a kanji outside the first plane', '𠮷野'],
  ['kana with a combining voiced mark', 'か\u3099'],
  ['half-width kana', 'ﾔﾏﾀﾞ'],
  ['an Arabic name with a joiner', 'می\u200cخواهم'],
  ['a Hindi name with a joiner', 'क\u094d\u200dष'],
  ['an emoji of a family', '👨\u200d👩\u200d👧'],
  ['a flag spelt in tags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['a Hangul name', '김철수'],
  ['a Latin letter with two marks', 'e\u0302\u0301'],
  ['a single sign', '々'],
] as const;

describe('visible text', () => {
  it.each(SEEN)('sees and keeps %s', (_, text) => {
    expect(isVisible(text)).toBe(true);
    expect(keepVisibleText(text)).toBe(text);
    expect(toShownText(text)).toBe(text);
  });

  it.each(UNSEEN_TEXTS)('sees nothing in %s', (_, text) => {
    expect(isVisible(text)).toBe(false);
    expect(keepVisibleText(text)).toBe('');
    expect(toShownText(text)).toBe('');
  });

  it.each([
    ['a direction override', '山\u202e田', '山田'],
    ['a zero-width space inside a name', '山\u200b田', '山田'],
    ['a filler around a name', '\u3164山田\u3164', '山田'],
    ['blanks of every kind around a name', '\u3000\u00a0山田\u2003\ufeff', '山田'],
    ['a stray variation selector in front', '\ufe0f山田', '山田'],
    ['tag characters behind a letter', '山田\u{e0041}\u{e0042}', '山田'],
    ['half a surrogate pair', '山\ud800田', '山田'],
  ])('drops %s', (_, text, kept) => {
    expect(toShownText(text)).toBe(kept);
  });
});

describe('visible HTML', () => {
  it.each(['<p>本日開店</p>', 'words', '<img src="/a.webp" alt="">', '<p>&#x5c71;</p>', '&amp;'])('sees %s', (html) =>
    expect(isVisibleHtml(html)).toBe(true),
  );
  it.each([
    '',
    '<p> </p>',
    '<p><br></p>',
    '<p>&nbsp;&#8203;&#x3164;</p>',
    '<script>x</script>',
    '<!-- x -->',
    '<p>\u2800</p>',
  ])('sees nothing in %s', (html) => expect(isVisibleHtml(html)).toBe(false));
});
