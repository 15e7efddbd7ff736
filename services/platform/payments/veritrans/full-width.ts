import { toJisX0208 } from '../../text/japanese-text.js';

const HALF_WIDTH = /[!-~]/g;
const TO_FULL_WIDTH = 0xfee0;
/** Matches characters that the stores' machines cannot show: spaces, every kind of hyphen, and control characters. */
const UNSHOWN = /[\s\u3000\-‐‑‒–—―−－]|\p{Cc}/gu;
const LETTERS_WITHOUT_MARKS: Readonly<Record<string, string>> = {
  ...{
    ß: 'ss',
    Æ: 'AE',
    æ: 'ae',
    Œ: 'OE',
    œ: 'oe',
    Ø: 'O',
    ø: 'o',
    Ł: 'L',
    ł: 'l',
    Đ: 'D',
    đ: 'd',
    ð: 'd',
    Þ: 'Th',
    þ: 'th',
    ı: 'i',
  },
};

const inLatin = (text: string): string =>
  text
    .replace(/[ßÆæŒœØøŁłĐđðÞþı]/g, (letter) => LETTERS_WITHOUT_MARKS[letter]!)
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

/**
 * Returns a name as a store's machine shows it: at most `most` full-width letters of JIS X 0208, without spaces and
 * hyphens. Returns '' if no letter of the name can be shown.
 */
export const toFullWidth = (text: string, most: number): string => {
  const plain = inLatin(text.normalize('NFKC')).replace(UNSHOWN, '');
  const wide = plain.replace(HALF_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_FULL_WIDTH));
  const shown = toJisX0208(wide);
  return /[^〓]/.test(shown) ? [...shown].slice(0, most).join('') : '';
};

const HIRAGANA = /[ぁ-ゖ]/g;
const TO_KATAKANA = 0x60;
const KATAKANA = /^[ァ-ヶー]+$/;

/** Converts hiragana or half-width kana to full-width katakana; '' for any other script. */
export const toKatakana = (text: string, most: number): string => {
  const plain = text.normalize('NFKC').replace(/[\s\u3000・]/g, '');
  const kana = plain.replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA));
  return KATAKANA.test(kana) ? [...kana].slice(0, most).join('') : '';
};
