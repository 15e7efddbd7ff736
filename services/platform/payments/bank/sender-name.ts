/** Kana that banks print large, and those without a half-width form. */
const SMALL = 'ァィゥェォッャュョヮヵヶヲヰヱヷヸヹヺ';
const LARGE = 'アイウエオツヤユヨワカケオイエワイエオ';

/** Corporate forms at either end of a company's name, as banks abbreviate them. */
const CORPORATE =
  /^(?:カブシキガイシャ|カブシキガイシヤ|[(]?[カユドシメイ][)]|[(][カユドシメイ])|(?:[(][カユドシメイ][)]?)$/;

/** The sender of a transfer, parsed from the text that the bank prints. */
export interface TransferSender {
  /** The five digits before the name; null if there are none. */
  readonly number: string | null;
  /** The normalized name, equal for all spellings. */
  readonly key: string;
}

/** Attaches free-standing voicing marks to the preceding kana. */
const withItsMarks = (text: string): string => text.replace(/\s*[゛ﾞ]/g, '\u3099').replace(/\s*[゜ﾟ]/g, '\u309a');

/** Prefixes that banks print before a payer's name. The last ones require a following space or mark. */
const BEFORE_NAME = [
  /^(?:振込入金|被振込|他行振込|当行振込|総合振込|電信振込|振込|お振込|フリコミ(?:ニユウキン|ニュウキン)?|ヒフリコミ)\d?(?:[\s*＊・:：/-]+|(?=\D|\d{5}(?!\d)))/,
  /^(?:入金|送金|為替|カワセ|ニユウキン|ソウキン|ネット|IB|FB|EB|TRF|ATM)\d?[\s*＊・:：/-]+/i,
  /^(?:\S+銀行|\S+信用金庫|\S+信金|\S+信用組合|\S+農協)\s+(?:\S+\s+)?(?=(?:普通|当座|貯蓄))/,
  /^(?:普通|当座|貯蓄)(?:預金)?\s*(?:\d{6,8}(?!\d))?[\s:：・-]*/,
];
/** Matches the suffixes that banks print after a payer's name. */
const AFTER_NAME = /(?:[\s*＊・:：(/-]+(?:振込|振込入金|フリコミ|普通預金|当座預金|サマ|様|カラ)\)?)+$/;

/**
 * Extracts the payer's name, with the five digits before it.
 *
 * @param printed full-width text
 */
const payerIn = (printed: string): string => {
  let name = printed.trim();
  for (;;) {
    const less = BEFORE_NAME.reduce((text, words) => text.replace(words, ''), name);
    if (less === name || less === '') break;
    name = less.trim();
  }
  return name.replace(AFTER_NAME, '');
};

/**
 * Normalizes a name to one key for all spellings: half-width or full-width, small or large kana, any long marks,
 * spaces and dots.
 */
export const toSenderKey = (name: string): string => {
  const katakana = withItsMarks(name)
    .normalize('NFKC')
    .replace(/[\u3041-\u3096]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60))
    .toUpperCase();
  const plain = Array.from(katakana, (one) => LARGE[SMALL.indexOf(one)] ?? one)
    .join('')
    .replace(/[ー‐‑–—―−ｰ〜～~-]/g, '-')
    .replace(/[\s.,・･'’゠]/g, '');
  return plain.replace(CORPORATE, '').replace(/[()「」]/g, '');
};

/**
 * Parses the sender of a transfer.
 *
 * @param printed the text of the bank: `12345 ﾔﾏﾀﾞ ﾀﾛｳ`, `振込 12345 ﾔﾏﾀﾞ ﾀﾛｳ`
 */
export const readSender = (printed: string): TransferSender => {
  const [, number = null, name = ''] =
    /^\s*(?:(\d{5})(?!\d))?(.*)$/s.exec(payerIn(withItsMarks(printed).normalize('NFKC'))) ?? [];
  return { number, key: toSenderKey(name) };
};
