import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Shift_JIS as Windows writes it, 髙 and ① included. */
const SHIFT_JIS = 'cp932';
const UNKNOWN = '\ufffd';

/** Characters typed on a Mac that Windows encodes differently, with the Windows character. */
const WINDOWS_CHARACTERS: Readonly<Record<string, string>> = {
  '\u301c': '～',
  '\u2212': '－',
  '\u2016': '∥',
  '\u2014': '―',
  '\u00a2': '￠',
  '\u00a3': '￡',
  '\u00ac': '￢',
};

const isUnknown = (sign: string): boolean => sign !== '?' && iconv.encode(sign, SHIFT_JIS).toString('latin1') === '?';

/** Variants of kanji in names, with the form that every printer has. */
const STANDARD_KANJI: Readonly<Record<string, string>> = {
  ...{
    𠮷: '吉',
    𡈽: '土',
    𣘺: '橋',
    𠮟: '叱',
    𠀋: '丈',
    髙: '高',
    﨑: '崎',
    德: '徳',
    瀨: '瀬',
    濵: '浜',
    桒: '桑',
    栁: '柳',
  },
  ...{
    敎: '教',
    淸: '清',
    靑: '青',
    緖: '緒',
    增: '増',
    寬: '寛',
    黑: '黒',
    綠: '緑',
    曻: '昇',
    凞: '煕',
    瀧: '滝',
    晧: '皓',
  },
};
/** Matches variation selectors and joiners, neither of which a printer knows. */
const FORM_SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u200b-\u200f\u2060\ufeff]/gu;
const ACCENTS = /\p{M}/gu;

/**
 * Returns the character or its substitute in a smaller set: a plain form of a kanji, or a letter without its accents.
 *
 * @returns undefined where the set has none
 */
const findSubstitute = (sign: string, isKnown: (sign: string) => boolean): string | undefined =>
  [sign, STANDARD_KANJI[sign], sign.normalize('NFKC'), sign.normalize('NFD').replace(ACCENTS, '')].find(
    (one) => one !== undefined && one !== '' && [...one].every(isKnown),
  );

const windowsCharacters = new Map<string, string>();

/** Returns the character that Windows has for this one; caches it, because lookups are slow. */
const toWindowsCharacter = (sign: string): string => {
  let characters = windowsCharacters.get(sign);
  if (characters === undefined) {
    characters = findSubstitute(sign, (one) => !isUnknown(one)) ?? sign;
    windowsCharacters.set(sign, characters);
  }
  return characters;
};

/** Returns true when a character is in JIS X 0208, without the rows that vendors have added. */
const isInJisX0208 = (sign: string): boolean => {
  const [lead = 0, ...trail] = iconv.encode(sign, SHIFT_JIS);
  return (
    trail.length === 1 &&
    ((lead >= 0x81 && lead <= 0x84) || (lead >= 0x88 && lead <= 0x9f) || (lead >= 0xe0 && lead <= 0xea))
  );
};

const IDEOGRAPH_OR_LETTER = /[\p{Script=Han}\p{L}]/u;
/** Printers in Japan print this mark in place of a character that they lack. */
const GETA = '〓';

/** Returns the text in JIS X 0208, which every machine in Japan has. A missing letter becomes 〓; other characters are removed. */
export const toJisX0208 = (text: string): string =>
  [...text.replace(FORM_SELECTORS, '')]
    .map((sign) => findSubstitute(sign, isInJisX0208) ?? (IDEOGRAPH_OR_LETTER.test(sign) ? GETA : ''))
    .join('');

/**
 * Returns the text in the characters that Windows writes in Japan. It replaces those of a Mac that look the same, and variants and
 * accents that Shift_JIS lacks.
 */
export const toWindowsCharacters = (text: string): string =>
  text
    .replace(FORM_SELECTORS, '')
    .replace(/[\u3040-\u30ff][\u3099\u309a]/g, (kana) => kana.normalize('NFC'))
    .replace(/[\u301c\u2212\u2016\u2014\u00a2\u00a3\u00ac]/g, (sign) => WINDOWS_CHARACTERS[sign]!)
    .replace(/[^\t\r\n\u0020-\u007e\u3000-\u30ff\uff01-\uff9f]/gu, toWindowsCharacter);

/** Detects UTF-16 by its byte order mark, or by the position of zero bytes of ASCII letters; returns null for other bytes. */
const detectUtf16 = (bytes: Buffer): 'utf-16le' | 'utf-16be' | null => {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const empty = [0, 0];
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) empty[at % 2]! += 1;
  if (empty[0] === empty[1]) return null;
  return empty[0]! < empty[1]! ? 'utf-16le' : 'utf-16be';
};

/**
 * Decodes a file in UTF-8 or UTF-16, with or without a byte order mark, or in Shift_JIS. Returns null for any other bytes. The
 * mark of UTF-16 is removed.
 */
export const decodeText = (bytes: Buffer): string | null => {
  const utf16 = detectUtf16(bytes);
  if (utf16) {
    const text = iconv.decode(bytes, utf16);
    return /[\0\ufffd]/.test(text) || bytes.length % 2 === 1 ? null : text;
  }
  if (bytes.includes(0)) return null;
  if (isUtf8(bytes)) return iconv.decode(bytes, 'utf8');
  const text = iconv.decode(bytes, SHIFT_JIS);
  return text.includes(UNKNOWN) ? null : text;
};

/** Encodes text in Shift_JIS; characters that it lacks become question marks. */
export const encodeShiftJis = (text: string): Buffer => iconv.encode(toWindowsCharacters(text), SHIFT_JIS);

/** Returns the characters of a text that Shift_JIS lacks, each once. */
export const findNonShiftJis = (text: string): string[] => [...new Set(toWindowsCharacters(text))].filter(isUnknown);
