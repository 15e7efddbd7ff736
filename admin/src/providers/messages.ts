/** Words by key, in branches. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** A message in both languages, or a branch of messages that its own file keeps by language. */
type Pair = readonly [ja: string, en: string] | readonly [ja: Words, en: Words];

/** Messages by key, in branches, each with both languages side by side. */
export interface MessagePairs {
  readonly [key: string]: Pair | MessagePairs;
}

/** The messages of one part of the console, by language. */
export interface Messages {
  readonly ja: Words;
  readonly en: Words;
}

const isPair = (value: Pair | MessagePairs): value is Pair => Array.isArray(value);

const pickLanguage = (pairs: MessagePairs, index: 0 | 1): Words =>
  Object.fromEntries(
    Object.entries(pairs).map(([key, value]) => [key, isPair(value) ? value[index] : pickLanguage(value, index)]),
  );

/** Separates pairs by language. A message that is missing in one language does not compile. */
export const defineMessages = (pairs: MessagePairs): Messages => ({
  ja: pickLanguage(pairs, 0),
  en: pickLanguage(pairs, 1),
});

/** Branches of the same name are joined; of two words of the same key the later one wins. */
export const joinWords = (all: readonly Words[]): Words => {
  const joined: Record<string, string | Words> = {};
  for (const words of all)
    for (const [key, value] of Object.entries(words)) {
      const before = joined[key];
      joined[key] = typeof value === 'object' && typeof before === 'object' ? joinWords([before, value]) : value;
    }
  return joined;
};
