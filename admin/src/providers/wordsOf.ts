import type { Language } from './languages';
import type { Words } from './messages';
import { buildWordSets, type WordSet } from './wordSets';

/** The words of one set in one language. What is built fetches them when somebody reads them (`build/words-by-part.ts`). */
export const wordsOf = async (set: WordSet, language: Language): Promise<Words> => buildWordSets(language)[set];
