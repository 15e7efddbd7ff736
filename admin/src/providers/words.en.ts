import englishOfReactAdmin from 'ra-language-english';
import { consoleMessages } from '../messages';
import { joinWords, type Words } from './messages';

/** The console's words in English, with those of react-admin. */
export const words = joinWords([englishOfReactAdmin as unknown as Words, ...consoleMessages.map(({ en }) => en)]);
