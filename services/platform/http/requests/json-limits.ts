/** Maximum fields of one object; the longest request of the shop has 25. */
export const MAX_FIELDS = 200;
/** Maximum depth of nested objects and lists. */
const MAX_LEVELS = 32;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Returns the index of the quotation mark that ends the string begun at `from`; the length of `json` when none does. */
const findEndOfText = (json: string, from: number): number => {
  for (let at = json.indexOf('"', from + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let before = at - 1;
    while (json.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return json.length;
};

/**
 * Returns true when JSON stays within `MAX_FIELDS` and `MAX_LEVELS`. It makes one pass and builds nothing, so that an oversized
 * payload costs no memory. It does not check that the text is valid JSON.
 */
export const isWithinLimits = (json: string): boolean => {
  /** The commas so far in each open object; those of a list do not count. */
  const commas: number[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = findEndOfText(json, at);
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      if (commas.length === MAX_LEVELS) return false;
      commas.push(code === OPEN_OBJECT ? 0 : Number.NEGATIVE_INFINITY);
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) commas.pop();
    else if (code === COMMA && commas.length > 0) {
      commas[commas.length - 1]! += 1;
      if (commas.at(-1)! >= MAX_FIELDS) return false;
    }
  }
  return true;
};
