import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Shift_JIS as Windows writes it, 髙 and ① included. */
const SHIFT_JIS = 'cp932';
const UNKNOWN = '\ufffd';

/** What a Mac types for a sign that Windows knows under another code. */
const WINDOWS_SIGNS: Readonly<Record<string, string>> = {
  '\u301c': '～',
  '\u2212': '－',
  '\u2016': '∥',
  '\u2014': '―',
  '\u00a2': '￠',
  '\u00a3': '￡',
  '\u00ac': '￢',
};

/** The text in the signs that Windows writes in Japan, where a Mac takes others that look the same. */
export const inWindowsSigns = (text: string): string =>
  text
    .replace(/[\u3040-\u30ff][\u3099\u309a]/g, (kana) => kana.normalize('NFC'))
    .replace(/[\u301c\u2212\u2016\u2014\u00a2\u00a3\u00ac]/g, (sign) => WINDOWS_SIGNS[sign]!);

const isUnknown = (sign: string): boolean => sign !== '?' && iconv.encode(sign, SHIFT_JIS).toString('latin1') === '?';

/** The text of a file in UTF-8, with or without its mark, or in Shift_JIS; null for any other bytes, UTF-16 among them. */
export const decodedText = (bytes: Buffer): string | null => {
  if (bytes.includes(0)) return null;
  if (isUtf8(bytes)) return iconv.decode(bytes, 'utf8');
  const text = iconv.decode(bytes, SHIFT_JIS);
  return text.includes(UNKNOWN) ? null : text;
};

/** The text in Shift_JIS; signs that it does not know become question marks. */
export const inShiftJis = (text: string): Buffer => iconv.encode(inWindowsSigns(text), SHIFT_JIS);

/** The signs of a text that Shift_JIS does not know, each once. */
export const notInShiftJis = (text: string): string[] => [...new Set(inWindowsSigns(text))].filter(isUnknown);
