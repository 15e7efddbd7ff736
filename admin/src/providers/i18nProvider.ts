import { languageOf } from './languages';
import { createShownWords } from './shownWords';
import { store } from './store';
import { wordsOf } from './wordsOf';

/**
 * The messages of the console, in Japanese unless the operator has switched. Server messages are shown unchanged,
 * because the server knows both languages.
 * The module waits for the first messages, because the console can render nothing without them.
 */
export const i18nProvider = await createShownWords(wordsOf, languageOf(store.getItem('locale', 'ja') ?? 'ja'));
