import { FRAME_WORDS, PART_WORDS, type Part } from '../messages';
import { englishOfReactAdmin } from './english';
import { japaneseOfReactAdmin } from './japanese';
import type { Language } from './languages';
import { joinWords, type Words } from './messages';

/** A message set in addition to the frame's: that of a module, or `things` with all resources, fields, states and commands. */
export type PageWords = Part | 'things';

/** Messages that are loaded together. */
export type WordSet = PageWords | 'frame';

const OF_REACT_ADMIN: Readonly<Record<Language, object>> = { ja: japaneseOfReactAdmin, en: englishOfReactAdmin };

const branch = (words: Words, key: string): Words => {
  const value = words[key];
  return typeof value === 'object' ? value : {};
};

/** Collects one key of every resource, `resources.*.name`. */
const ofEveryThing = (all: readonly Words[], key: string): Words => {
  const things = all.flatMap((words) => Object.entries(branch(words, 'resources')));
  const translations = things.flatMap(([thing, words]) => {
    const word = (words as Words)[key];
    return word === undefined ? [] : [{ [thing]: { [key]: word } }];
  });
  return { resources: joinWords(translations) };
};

/**
 * Groups the messages of one language into sets. The menu names every resource and the timeline every command, so some
 * messages are in several sets.
 */
export const buildWordSets = (language: Language): Readonly<Record<WordSet, Words>> => {
  const parts = Object.values(PART_WORDS).map((messages) => messages[language]);
  const named = Object.entries(PART_WORDS).map(([part, messages]) => [part, messages[language]]);
  const { timeline, ...others } = Object.fromEntries(named) as Record<Part, Words>;
  return {
    ...others,
    things: joinWords(parts.map((words) => ({ resources: branch(words, 'resources') }))),
    timeline: joinWords([timeline, ofEveryThing(parts, 'commands'), ofEveryThing(parts, 'accesses')]),
    frame: joinWords([
      OF_REACT_ADMIN[language] as Words,
      ...FRAME_WORDS.map((messages) => messages[language]),
      ofEveryThing(parts, 'name'),
    ]),
  };
};
