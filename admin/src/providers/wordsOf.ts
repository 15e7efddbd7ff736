import type { Language } from './languages';
import type { Words } from './messages';
import { buildWordSets, type WordSet } from './wordSets';

/** Returns the messages of one set in one language. The build replaces it by lazy loading (`build/words-by-part.ts`). */
export const wordsOf = async (set: WordSet, language: Language): Promise<Words> => buildWordSets(language)[set];
