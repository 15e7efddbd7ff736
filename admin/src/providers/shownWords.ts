import type { I18nProvider } from 'react-admin';
import { LANGUAGES, type Language, languageOf } from './languages';
import { joinWords, type Words } from './messages';
import { type Translate, translatorOf } from './translator';
import type { PageWords, WordSet } from './wordSets';

/** The messages that the console shows. */
export interface ShownWords extends I18nProvider {
  /** Loads these sets in the current language, now and after each switch. */
  fetchWords: (sets: readonly PageWords[]) => Promise<void>;
}

type WordsOf = (set: WordSet, language: Language) => Promise<Words>;

/**
 * Creates an i18n provider whose messages load lazily. A language is switched once all loaded sets have arrived in it.
 * So no key is ever shown. Of several choices the last one wins, whichever arrives last.
 */
export const createShownWords = async (wordsOf: WordsOf, first: Language): Promise<ShownWords> => {
  const requestedSets = new Set<WordSet>(['frame']);
  const arrived = { ja: new Map<WordSet, Words>(), en: new Map<WordSet, Words>() };
  let language = first;
  let chosen = first;
  let translate: Translate;

  const missing = (read: Language) => [...requestedSets].filter((set) => !arrived[read].has(set));
  const fetchMissing = (read: Language) =>
    Promise.all(missing(read).map(async (set) => arrived[read].set(set, await wordsOf(set, read))));
  const say = (read: Language) => {
    language = read;
    translate = translatorOf(joinWords([...arrived[read].values()]));
  };

  const shown: ShownWords = {
    translate: (key, options) => translate(key, options),
    changeLocale: async (locale) => {
      const next = languageOf(locale);
      chosen = next;
      try {
        // A page that opens meanwhile requests more sets.
        while (missing(next).length > 0) await fetchMissing(next);
      } catch (error) {
        if (chosen === next) chosen = language;
        throw error;
      }
      if (chosen === next) say(next);
    },
    fetchWords: async (sets) => {
      for (const set of sets) requestedSets.add(set);
      // The language may have changed meanwhile.
      while (missing(language).length > 0) await fetchMissing(language);
      say(language);
    },
    // The chosen locale, whose messages may still load. Otherwise react-admin could not undo a pending choice.
    getLocale: () => chosen,
    getLocales: () => LANGUAGES,
  };
  await shown.fetchWords([]);
  return shown;
};
