/** Of one width and case, hiragana for katakana, so that people find what they mean. */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** The words of a search, each of which is to be found. */
export const splitSearchWords = (query: string): string[] => normalizeForSearch(query).split(/\s+/).filter(Boolean);
