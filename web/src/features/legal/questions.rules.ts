import type { LegalSectionShown } from './legal.api';

/** Of one width and case, hiragana for katakana, so that people find what they mean. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** The questions that hold each word of a search, in the question or in its answer; all for an empty one. */
export const matching = (all: readonly LegalSectionShown[], query: string): readonly LegalSectionShown[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return all.filter(({ heading, html }) => {
    const text = plain(`${heading} ${html.replace(/<[^>]*>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  });
};
