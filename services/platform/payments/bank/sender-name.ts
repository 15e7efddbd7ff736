/** Kana that banks print large, and those that have no form in half width. */
const SMALL = 'ァィゥェォッャュョヮヵヶヲヰヱヷヸヹヺ';
const LARGE = 'アイウエオツヤユヨワカケオイエワイエオ';

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

/** Marks of voice that stand by themselves belong to the kana before them. */
const withItsMarks = (text: string): string => text.replace(/\s*[゛ﾞ]/g, '\u3099').replace(/\s*[゜ﾟ]/g, '\u309a');

/** Prefixes that banks print before a payer's name; the last ones need a space or a mark after them. */
const BEFORE_NAME = [
  /^(?:振込入金|被振込|他行振込|当行振込|総合振込|電信振込|振込|お振込|フリコミ(?:ニユウキン|ニュウキン)?|ヒフリコミ)\d?(?:[\s*＊・:：/-]+|(?=\D|\d{5}(?!\d)))/,
  /^(?:入金|送金|為替|カワセ|ニユウキン|ソウキン|ネット|IB|FB|EB|TRF|ATM)\d?[\s*＊・:：/-]+/i,
  /^(?:\S+銀行|\S+信用金庫|\S+信金|\S+信用組合|\S+農協)\s+(?:\S+\s+)?(?=(?:普通|当座|貯蓄))/,
  /^(?:普通|当座|貯蓄)(?:預金)?\s*(?:\d{6,8}(?!\d))?[\s:：・-]*/,
];
/** And behind it. */
const AFTER_NAME = /(?:[\s*＊・:：(/-]+(?:振込|振込入金|フリコミ|普通預金|当座預金|サマ|様|カラ)\)?)+$/;

/** The payer's name, with the five digits before it, of what a bank prints. @param printed in full width */
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
 * One key for all ways in which a name is typed or printed: half-width or full-width, small kana or large, with whatever
 * long marks, spaces and dots.
 */
export const senderKey = (name: string): string => {
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

/** Reads the sender of a transfer. @param printed as the bank prints it: `12345 ﾔﾏﾀﾞ ﾀﾛｳ`, `振込 12345 ﾔﾏﾀﾞ ﾀﾛｳ` */
export const readSender = (printed: string): Sender => {
  const [, number = null, name = ''] =
    /^\s*(?:(\d{5})(?!\d))?(.*)$/s.exec(payerIn(withItsMarks(printed).normalize('NFKC'))) ?? [];
  return { number, key: senderKey(name) };
};
