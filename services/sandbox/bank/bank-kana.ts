const FULL = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンー「」、。・';
const HALF = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ-｢｣､｡･';
const SMALL = 'ァィゥェォッャュョヮヵヶ';
const LARGE = 'アイウエオツヤユヨワカケ';

const translate = (text: string, from: string, to: string): string =>
  Array.from(text, (one) => to[from.indexOf(one)] ?? one).join('');

const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60));

/**
 * Converts a name to the letters that banks print: half-width capitals of kana and Latin. Voicing marks become letters of their own,
 * small kana become large ones, and long marks become hyphens. Any other character becomes a question mark.
 */
export const toBankKana = (name: string): string => {
  const capitals = translate(toKatakana(name.normalize('NFKC')).toUpperCase(), SMALL, LARGE);
  const parts = capitals
    .normalize('NFD')
    .replace(/\u3099/g, 'ﾞ')
    .replace(/\u309a/g, 'ﾟ');
  return translate(parts, FULL, HALF)
    .replace(/[‐‑–—―−]/g, '-')
    .replace(/[^\u0020-\u005a\uff61-\uff9f\\]/g, '?');
};

/** Encodes a text in JIS X 0201, which has one byte for each half-width kana. */
export const toJisBytes = (text: string): Buffer =>
  Buffer.from(Array.from(text, (one) => (one >= '｡' && one <= 'ﾟ' ? one.charCodeAt(0) - 0xfec0 : one.charCodeAt(0))));
