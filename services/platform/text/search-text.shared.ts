/** Normalizes text for search: one width, lower case, and hiragana in place of katakana. */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** Splits a search into normalized words, all of which must match. */
export const splitSearchWords = (query: string): string[] => normalizeForSearch(query).split(/\s+/).filter(Boolean);
