/**
 * A character that leaves a mark by itself. Unicode counts a few blanks as letters or symbols: the Braille blank, the half
 * fill space, the object replacement, two Egyptian blanks and the null notehead.
 */
const MARK =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u303f\ufffc\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns true when a reader sees something of the text; combining marks, fillers and controls alone show nothing. */
export const isVisible = (text: string): boolean => MARK.test(text);

/** Returns the text, or '' where nobody can see anything of it. */
export const visibleOrNone = (text: string): string => (isVisible(text) ? text : '');

/**
 * Characters that no language needs inside a name: fillers, direction embeddings and overrides, zero-width spaces, and
 * controls but tabs and line ends. Joiners, single direction marks and variation selectors belong to letters and stay.
 */
const UNNEEDED =
  /[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffc\p{Surrogate}]|(?![\t\n\r])\p{Cc}/gu;
/** Tag characters mean something behind a black flag alone, where they spell a region. */
const STRAY_TAGS = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]+/gu;
const LEADING_UNSEEN = /^(?:(?![\p{L}\p{N}\p{P}\p{S}])[\s\S])+/u;

/** Returns the text as people see it, each letter as it was typed, without characters that only hide something. */
export const shownText = (text: string): string =>
  visibleOrNone(text).replace(UNNEEDED, '').replace(STRAY_TAGS, '').replace(LEADING_UNSEEN, '').trim();
