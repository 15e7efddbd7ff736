import type { Language } from './languages';
import type { Words } from './messages';
import { type WordSet, wordSetsIn } from './wordSets';

/** The words of one set in one language. What is built fetches them when somebody reads them (`build/words-by-part.ts`). */
export const wordsOf = async (set: WordSet, language: Language): Promise<Words> => wordSetsIn(language)[set];
