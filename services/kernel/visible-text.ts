/**
 * A character that leaves a mark by itself. Unicode counts a few blanks as letters or symbols, which are excluded: Braille blank,
 * half fill space, object replacement, two Egyptian blanks and null notehead.
 */
const MARK =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u303f\ufffc\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns true if the text shows something. Combining marks, fillers and controls alone show nothing. */
export const isVisible = (text: string): boolean => MARK.test(text);

/** Returns the text, or an empty string if none of it is visible. */
export const keepVisibleText = (text: string): string => (isVisible(text) ? text : '');

/**
 * Characters that no language needs inside a name: fillers, direction embeddings and overrides, zero-width spaces, and
 * controls but tabs and line ends. Joiners, single direction marks and variation selectors belong to letters and stay.
 */
const UNNEEDED =
  /[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffc\p{Surrogate}]|(?![\t\n\r])\p{Cc}/gu;
/** Tag characters have a meaning only after a black flag, where they spell a region. */
const STRAY_TAGS = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]+/gu;
const LEADING_UNSEEN = /^(?:(?![\p{L}\p{N}\p{P}\p{S}])[\s\S])+/u;

/** Returns the text without characters that are invisible or hide something. Letters stay as they were typed. */
export const toShownText = (text: string): string =>
  keepVisibleText(text).replace(UNNEEDED, '').replace(STRAY_TAGS, '').replace(LEADING_UNSEEN, '').trim();

/** Matches markup that a page never shows, and every tag except pictures. */
const UNSHOWN_HTML = /<(script|style|template|noscript)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<(?!img\b)[^>]*>/gi;
const UNSEEN_ENTITY = /&(?:nbsp|ensp|emsp|thinsp|zwj|zwnj|lrm|rlm|shy|zerowidthspace|nobreak);/gi;
const NUMBERED_ENTITY = /&#(x[0-9a-f]{1,6}|\d{1,7});/gi;

const signOf = (_: string, code: string): string => {
  const point = Number(code.replace(/^x/i, '0x'));
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
};

/** Returns true if the HTML shows a word or a picture. */
export const isVisibleHtml = (html: string): boolean =>
  isVisible(html.replace(UNSHOWN_HTML, '').replace(UNSEEN_ENTITY, '').replace(NUMBERED_ENTITY, signOf));
