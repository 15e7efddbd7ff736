import { languageOf } from './languages';
import { createShownWords } from './shownWords';
import { store } from './store';
import { wordsOf } from './wordsOf';

/**
 * Japanese unless the operator switched. What the server says is shown as it is: it speaks both languages itself. The console
 * has nothing to show before it has words.
 */
export const i18nProvider = await createShownWords(wordsOf, languageOf(store.getItem('locale', 'ja') ?? 'ja'));
