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

/** UTF-16 by its mark, or by where the empty halves of its plain letters stand; null for bytes in which none stand. */
const utf16Of = (bytes: Buffer): 'utf-16le' | 'utf-16be' | null => {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const empty = [0, 0];
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) empty[at % 2]! += 1;
  if (empty[0] === empty[1]) return null;
  return empty[0]! < empty[1]! ? 'utf-16le' : 'utf-16be';
};

/**
 * The text of a file in UTF-8 or UTF-16, with or without its mark, or in Shift_JIS; null for any other bytes. The mark is no
 * part of it in UTF-16.
 */
export const decodedText = (bytes: Buffer): string | null => {
  const utf16 = utf16Of(bytes);
  if (utf16) {
    const text = iconv.decode(bytes, utf16);
    return /[\0\ufffd]/.test(text) || bytes.length % 2 === 1 ? null : text;
  }
  if (bytes.includes(0)) return null;
  if (isUtf8(bytes)) return iconv.decode(bytes, 'utf8');
  const text = iconv.decode(bytes, SHIFT_JIS);
  return text.includes(UNKNOWN) ? null : text;
};

/** The text in Shift_JIS; signs that it does not know become question marks. */
export const inShiftJis = (text: string): Buffer => iconv.encode(inWindowsSigns(text), SHIFT_JIS);

/** The signs of a text that Shift_JIS does not know, each once. */
export const notInShiftJis = (text: string): string[] => [...new Set(inWindowsSigns(text))].filter(isUnknown);
