import { consoleMessages } from '../messages';
import { japaneseOfReactAdmin } from './japanese';
import { joinWords, type Words } from './messages';

/** The console's words in Japanese, with those of react-admin. */
export const words = joinWords([japaneseOfReactAdmin as unknown as Words, ...consoleMessages.map(({ ja }) => ja)]);
