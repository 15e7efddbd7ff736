const HALF_WIDTH = /[!-~]/g;
const TO_FULL_WIDTH = 0xfee0;
/** What the stores' machines cannot show: spaces, every kind of hyphen, and what lies beyond the basic plane. */
const UNSHOWN = /[\s\u3000\-‐‑‒–—―−－]|[\u{10000}-\u{10ffff}]|\p{Cc}/gu;

/** A name as a store's machine shows it: full-width letters without spaces and hyphens, `most` at the most. */
export const inFullWidth = (text: string, most: number): string => {
  const shown = text.normalize('NFKC').replace(UNSHOWN, '');
  const wide = shown.replace(HALF_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_FULL_WIDTH));
  return [...wide].slice(0, most).join('');
};

const HIRAGANA = /[ぁ-ゖ]/g;
const TO_KATAKANA = 0x60;
const KATAKANA = /^[ァ-ヶー]+$/;

/** A name in full-width katakana, from hiragana or half-width; '' where it is written otherwise. */
export const inKatakana = (text: string, most: number): string => {
  const plain = text.normalize('NFKC').replace(/[\s\u3000・]/g, '');
  const kana = plain.replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA));
  return KATAKANA.test(kana) ? [...kana].slice(0, most).join('') : '';
};
