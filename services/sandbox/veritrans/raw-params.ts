const OPENS: ReadonlySet<string> = new Set(['{', '[']);
const CLOSES: ReadonlySet<string> = new Set(['}', ']']);

/** Returns the position after a JSON string that begins at `start`. */
const endOfString = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
};

/** Returns the position after a JSON object that begins at `start`. */
const endOfObject = (text: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < text.length; ) {
    if (text[at] === '"') {
      at = endOfString(text, at);
      continue;
    }
    if (OPENS.has(text[at]!)) depth += 1;
    if (CLOSES.has(text[at]!)) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return text.length;
};

/** Returns the exact text of the outermost `params`, which the hash covers; null when there is none. */
export const rawParamsOf = (body: string): string | null => {
  for (let at = body.indexOf('{') + 1; at < body.length; ) {
    if (OPENS.has(body[at]!)) at = endOfObject(body, at);
    else if (body[at] !== '"') at += 1;
    else {
      const end = endOfString(body, at);
      const value = /^\s*:\s*/.exec(body.slice(end));
      if (value && body.slice(at, end) === '"params"') {
        const start = end + value[0].length;
        return body[start] === '{' ? body.slice(start, endOfObject(body, start)) : null;
      }
      at = end;
    }
  }
  return null;
};
