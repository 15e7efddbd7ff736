const FULL = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンー「」、。・';
const HALF = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ-｢｣､｡･';
const SMALL = 'ァィゥェォッャュョヮヵヶ';
const LARGE = 'アイウエオツヤユヨワカケ';

const translate = (text: string, from: string, to: string): string =>
  Array.from(text, (one) => to[from.indexOf(one)] ?? one).join('');

const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60));

/**
 * A name as a bank prints it: half-width capitals of kana and Latin, marks as letters of their own, no small kana, every long mark
 * a hyphen. What has no place there is a question mark.
 */
export const bankKana = (name: string): string => {
  const capitals = translate(toKatakana(name.normalize('NFKC')).toUpperCase(), SMALL, LARGE);
  const parts = capitals
    .normalize('NFD')
    .replace(/\u3099/g, 'ﾞ')
    .replace(/\u309a/g, 'ﾟ');
  return translate(parts, FULL, HALF)
    .replace(/[‐‑–—―−]/g, '-')
    .replace(/[^\u0020-\u005a\uff61-\uff9f\\]/g, '?');
};

/** The bytes of JIS X 0201: half-width kana are one byte each. */
export const jisBytes = (text: string): Buffer =>
  Buffer.from(Array.from(text, (one) => (one >= '｡' && one <= 'ﾟ' ? one.charCodeAt(0) - 0xfec0 : one.charCodeAt(0))));
