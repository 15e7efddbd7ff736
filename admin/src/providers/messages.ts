/** Words by key, in branches. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The same keys as `T`, whatever the words. */
type SameKeys<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]> };

/** The words of one part of the console, in both languages. */
export interface Messages {
  readonly ja: Words;
  readonly en: Words;
}

/** A word that is missing in one language does not compile. */
export const defineMessages = <const T extends Words>(messages: { ja: T; en: SameKeys<T> }): Messages =>
  messages as Messages;

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
