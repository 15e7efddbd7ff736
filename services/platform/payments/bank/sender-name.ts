/** Kana that banks print large. */
const SMALL = 'ァィゥェォッャュョヮヵヶ';
const LARGE = 'アイウエオツヤユヨワカケ';

/** What companies are called by at either end of their name, as banks shorten it. */
const CORPORATE =
  /^(?:カブシキガイシャ|カブシキガイシヤ|[(]?[カユドシメイ][)]|[(][カユドシメイ])|(?:[(][カユドシメイ][)]?)$/;

/** The sender of a transfer, as the shop reads what the bank prints. */
export interface Sender {
  /** The five digits before the name; null where there are none. */
  readonly number: string | null;
  /** Under which the same name is the same, however it was typed or printed. */
  readonly key: string;
}

/**
 * One key for all ways in which a name is typed or printed: half-width or full-width, small kana or large, with whatever
 * long marks, spaces and dots.
 */
export const senderKey = (name: string): string => {
  const katakana = name
    .normalize('NFKC')
    .replace(/[\u3041-\u3096]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60))
    .toUpperCase();
  const plain = Array.from(katakana, (one) => LARGE[SMALL.indexOf(one)] ?? one)
    .join('')
    .replace(/[ー‐‑–—―−ｰ-]/g, '-')
    .replaceAll('ヲ', 'オ')
    .replace(/[\s.,・･]/g, '');
  return plain.replace(CORPORATE, '').replace(/[()「」]/g, '');
};

/** Reads the sender of a transfer. @param printed as the bank prints it: `12345 ﾔﾏﾀﾞ ﾀﾛｳ` */
export const readSender = (printed: string): Sender => {
  const [, number = null, name = ''] = /^\s*(?:(\d{5})(?!\d))?(.*)$/s.exec(printed.normalize('NFKC')) ?? [];
  return { number, key: senderKey(name) };
};
